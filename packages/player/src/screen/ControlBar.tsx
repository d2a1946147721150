import { IconButton, useFormOwner, useStyles } from '@chuhai/ui'
import { iconPause, iconPlay } from '@chuhai/ui/icons'
import { useStore } from '@nanostores/react'
import {
  iconAgain,
  iconFullscreen,
  iconKeyboard,
  iconLeaveFullscreen,
  iconMuted,
  iconPictureInPicture,
  iconSubtitles,
  iconVolume,
} from '../icons'
import type { PlayerMessages } from '../messages'
import { qualitiesOf } from '../quality'
import type { Player } from '../store'
import { clockText } from '../time'
import { rates } from '../viewer'
import { BarSelect } from './BarSelect'
import css from './control-bar.css?inline'
import { SeekBar } from './SeekBar'
import type { Fullscreen } from './use-fullscreen'

interface ControlBarProps {
  player: Player
  words: PlayerMessages
  fullscreen: Fullscreen
  onHelp(): void
}

interface ToggleProps {
  icon: string
  label: string
  isOn: boolean
  onToggle(): void
}

/** A button that stays pressed. */
const Toggle = ({ icon, label, isOn, onToggle }: ToggleProps) => (
  <span className="ch-bar__toggle" data-on={isOn || undefined}>
    <IconButton icon={icon} label={label} onClick={onToggle} />
  </span>
)

/**
 * The controls below a video; where it is narrow, volume, keys and picture-in-picture are left to the keyboard.
 *
 *   ─────────o──────────────────────────
 *   ▶ 🔊 ──o  0:12 / 0:37      字 1× 自动 ⌨ ⧉ ⛶
 */
export const ControlBar = ({ player, words, fullscreen, onHelp }: ControlBarProps) => {
  useStyles(css)
  const form = useFormOwner()
  const state = useStore(player.$state)
  const { isPlaying, hasEnded, time, duration, volume, isMuted, rate, quality } = state
  const qualities = qualitiesOf(player.media)
  const isSilent = isMuted || volume === 0
  return (
    <div className="ch-bar">
      {!player.isLive && <SeekBar player={player} words={words} />}
      <div className="ch-bar__row">
        <IconButton
          icon={hasEnded ? iconAgain : isPlaying ? iconPause : iconPlay}
          label={hasEnded ? words.again : isPlaying ? words.pause : words.play}
          onClick={player.toggle}
        />
        <IconButton
          icon={isSilent ? iconMuted : iconVolume}
          label={isSilent ? words.unmute : words.mute}
          onClick={player.toggleMuted}
        />
        <input
          form={form}
          className="ch-bar__volume"
          data-keys="own"
          type="range"
          min={0}
          max={1}
          step={0.05}
          value={isSilent ? 0 : volume}
          aria-label={words.volume}
          aria-valuetext={`${Math.round((isSilent ? 0 : volume) * 100)}%`}
          onChange={({ currentTarget }) => player.setVolume(Number(currentTarget.value))}
        />
        {player.isLive ? (
          <span className="ch-bar__live">{words.live}</span>
        ) : (
          <span className="ch-bar__time">
            {clockText(time)} <span>/ {clockText(duration)}</span>
          </span>
        )}
        <span className="ch-bar__space" />
        {player.media.subtitles && (
          <Toggle
            icon={iconSubtitles}
            label={words.subtitles}
            isOn={state.hasSubtitles}
            onToggle={player.toggleSubtitles}
          />
        )}
        {!player.isLive && (
          <BarSelect<number>
            label={words.rate}
            value={rate}
            options={rates}
            nameOf={(value) => `${value}×`}
            onChoose={player.setRate}
          />
        )}
        {qualities.length > 0 && (
          <BarSelect
            label={words.quality}
            value={quality}
            options={qualities}
            nameOf={(height) => (height === null ? words.automatic : words.qualityName(height))}
            onChoose={player.setQuality}
          />
        )}
        <span className="ch-bar__wide">
          <IconButton icon={iconKeyboard} label={words.keys} onClick={onHelp} />
          {document.pictureInPictureEnabled && (
            <Toggle
              icon={iconPictureInPicture}
              label={words.pictureInPicture}
              isOn={state.isPictureInPicture}
              onToggle={player.togglePictureInPicture}
            />
          )}
        </span>
        <IconButton
          icon={fullscreen.isOn ? iconLeaveFullscreen : iconFullscreen}
          label={fullscreen.isOn ? words.leaveFullscreen : words.fullscreen}
          onClick={fullscreen.toggle}
        />
      </div>
    </div>
  )
}
