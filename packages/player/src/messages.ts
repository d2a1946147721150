import type { Control, Problem } from './engine/engine'
import { seekStepS } from './store'
import { rates } from './viewer'

interface ProblemText {
  title: string
  text: string
}

const zhCN = {
  region: (title: string) => `视频：${title}`,
  play: '播放',
  playTitle: (title: string) => `播放：${title}`,
  pause: '暂停',
  again: '重新播放',
  mute: '静音',
  unmute: '取消静音',
  volume: '音量',
  seek: '进度',
  progress: (time: string, duration: string) => `${time}，共 ${duration}`,
  minutes: (minutes: number, seconds: number) =>
    minutes === 0 ? `${seconds} 秒` : `${minutes} 分 ${seconds} 秒`,
  rate: '倍速',
  quality: '清晰度',
  automatic: '自动',
  qualityName: (height: number): string =>
    height >= 1080 ? '超清' : height >= 720 ? '高清' : height >= 480 ? '标清' : '流畅',
  sound: '打开声音',
  subtitles: '字幕',
  pictureInPicture: '画中画',
  fullscreen: '全屏',
  leaveFullscreen: '退出全屏',
  keys: '快捷键',
  close: '关闭',
  live: '直播中',
  waiting: '载入中',
  retry: '重试',
  download: '打开视频文件',
  help: [
    ['空格、K', '播放或暂停'],
    ['← →', `后退、前进 ${seekStepS} 秒`],
    ['↑ ↓', '音量加减 10%'],
    ['F', '全屏'],
    ['M', '静音'],
    ['C', '字幕'],
    ['< >', `倍速 ${rates[0]}–${rates.at(-1)}`],
    ['?', '打开或关闭这张表'],
  ] as readonly (readonly [string, string])[],
  problems: {
    aborted: { title: '播放已中止', text: '视频的载入被中止了，可以从刚才的地方继续。' },
    network: { title: '网络出错', text: '视频没有载入完。请检查网络，然后从刚才的地方继续。' },
    unsupported: {
      title: '视频无法载入',
      text: '服务器或网络出错，或者浏览器不支持这种格式。',
    },
    corrupted: { title: '视频已损坏', text: '文件损坏，或者用到了浏览器不支持的功能，播放已停止。' },
    noSource: { title: '没有可以播放的视频', text: '没有找到浏览器能够播放的格式，请换一个浏览器试试。' },
    encrypted: { title: '视频已加密', text: '这个视频经过加密，缺少解密的密钥。' },
    code: { title: '播放器没有载入', text: '网络可能断开，请检查后重试。' },
  } as Record<Problem, ProblemText>,
  refused: {
    play: '浏览器没有开始播放，请再按一次播放',
    rate: '这个浏览器不能改变倍速',
    volume: '这台设备的音量请用音量键调节',
    pictureInPicture: '浏览器没有打开画中画',
    fullscreen: '浏览器或这个网页不允许全屏',
  } as Record<Control, string>,
}

export type PlayerMessages = typeof zhCN

const en: PlayerMessages = {
  region: (title) => `Video: ${title}`,
  play: 'Play',
  playTitle: (title) => `Play: ${title}`,
  pause: 'Pause',
  again: 'Play again',
  mute: 'Mute',
  unmute: 'Unmute',
  volume: 'Volume',
  seek: 'Progress',
  progress: (time, duration) => `${time} of ${duration}`,
  minutes: (minutes, seconds) => (minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds} s`),
  rate: 'Speed',
  quality: 'Quality',
  automatic: 'Auto',
  qualityName: (height) => (height >= 1080 ? 'Full HD' : height >= 720 ? 'HD' : height >= 480 ? 'SD' : 'Low'),
  sound: 'Turn on the sound',
  subtitles: 'Subtitles',
  pictureInPicture: 'Picture in picture',
  fullscreen: 'Full screen',
  leaveFullscreen: 'Leave full screen',
  keys: 'Keyboard',
  close: 'Close',
  live: 'Live',
  waiting: 'Loading',
  retry: 'Retry',
  download: 'Open the video file',
  help: [
    ['Space, K', 'Play or pause'],
    ['← →', `Back, forward ${seekStepS} s`],
    ['↑ ↓', 'Volume up, down 10%'],
    ['F', 'Full screen'],
    ['M', 'Mute'],
    ['C', 'Subtitles'],
    ['< >', `Speed ${rates[0]}–${rates.at(-1)}`],
    ['?', 'Open or close this list'],
  ],
  problems: {
    aborted: { title: 'Playback stopped', text: 'Loading was aborted; you can go on where it stopped.' },
    network: { title: 'Network error', text: 'The video did not load in full. Check the network and go on.' },
    unsupported: {
      title: 'The video could not be loaded',
      text: 'Server or network failed, or the browser does not support the format.',
    },
    corrupted: {
      title: 'The video is damaged',
      text: 'The file is corrupt or uses features that this browser does not support.',
    },
    noSource: { title: 'Nothing to play', text: 'No format was found that this browser plays.' },
    encrypted: { title: 'The video is encrypted', text: 'The keys to decrypt it are missing.' },
    code: { title: 'The player did not load', text: 'The network may be down. Check it and retry.' },
  },
  refused: {
    play: 'The browser did not start the video. Press play once more',
    rate: 'This browser cannot change the speed',
    volume: 'The volume of this device is set by its keys',
    pictureInPicture: 'The browser did not open picture in picture',
    fullscreen: 'The browser or this page does not allow full screen',
  },
}

export const playerMessages = { 'zh-CN': zhCN, en }
