import type { Video } from '@chuhai/contract/publication'
import { clockText, type Player } from '@chuhai/player'
import { useStore } from '@nanostores/react'
import { computed } from 'nanostores'
import { useEffect, useMemo, useRef } from 'react'
import { useMessages } from '../../app/messages'
import { videoMessages } from './messages'

/** The sentence that is said, as its place in the transcript; -1 before the video is played. */
const useSentence = ({ $state }: Player, transcript: Video['transcript']): number => {
  const $index = useMemo(
    () =>
      computed($state, ({ phase, time }) =>
        phase === 'cover' ? -1 : transcript.findLastIndex(({ at }) => at <= time + 0.05),
      ),
    [$state, transcript],
  )
  return useStore($index)
}

/**
 * What is said, by chapter; a press plays from there. The sentence that is said is marked and stays in sight.
 *
 *   讲稿                点一句，从那里播放
 *   0:00  为什么有体积重
 *         飞机先装满的，往往不是重量，而是空间。
 *   0:09  怎么算
 *       ▸ 国际快递的算法：长乘宽乘高，除以 5000。
 */
export const Transcript = ({ player, video }: { player: Player; video: Video }) => {
  const words = useMessages(videoMessages)
  const { transcript, chapters } = video
  const current = useSentence(player, transcript)
  const list = useRef<HTMLDivElement>(null)

  useEffect(() => {
    const box = list.current
    const sentence = box?.querySelector<HTMLElement>('[aria-current]')
    if (!box || !sentence || current < 0) return
    // Moves the list alone, never the page.
    const top = sentence.offsetTop - box.clientHeight / 2 + sentence.clientHeight / 2
    box.scrollTo?.({
      top,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth',
    })
  }, [current])

  return (
    <section className="transcript" aria-label={words.transcript}>
      <header>
        <b>{words.transcript}</b>
        <p>{words.hint}</p>
      </header>
      <div className="transcript__list" ref={list}>
        {chapters.map((chapter, index) => {
          const end = chapters[index + 1]?.at ?? Number.POSITIVE_INFINITY
          return (
            <section key={chapter.at}>
              <p>
                <button type="button" onClick={() => player.playFrom(chapter.at)}>
                  <span>{clockText(chapter.at)}</span>
                  {chapter.title}
                </button>
              </p>
              <ol>
                {transcript.map(({ at, text }, place) =>
                  at >= chapter.at && at < end ? (
                    <li key={at}>
                      <button
                        type="button"
                        aria-current={place === current ? 'true' : undefined}
                        aria-label={words.from(clockText(at), text)}
                        onClick={() => player.playFrom(at)}
                      >
                        {text}
                      </button>
                    </li>
                  ) : null,
                )}
              </ol>
            </section>
          )
        })}
      </div>
    </section>
  )
}
