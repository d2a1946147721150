import type { Messages } from '../../app/messages'

const zhCN = {
  transcript: '讲稿',
  hint: '点一句，从那里播放',
  from: (time: string, text: string) => `从 ${time} 播放：${text}`,
  articles: '延伸阅读',
  allArticles: '更多资讯',
  noArticles: '还没有相关的资讯',
  articlesFailed: '资讯没有载入',
}

export const videoMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    transcript: 'Transcript',
    hint: 'Press a sentence to play from there',
    from: (time, text) => `Play from ${time}: ${text}`,
    articles: 'Read on',
    allArticles: 'More articles',
    noArticles: 'No articles about this yet',
    articlesFailed: 'The articles could not be loaded',
  },
}
