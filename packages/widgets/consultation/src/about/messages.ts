export const aboutMessages = { 'zh-CN': '关于：', en: 'About: ' }
