const zhCN = {
  place: (current: number, count: number) => `第 ${current} 步，共 ${count} 步：`,
  done: '，已完成',
}

type StepsMessages = typeof zhCN

const en = {
  place: (current: number, count: number) => `Step ${current} of ${count}: `,
  done: ', done',
} satisfies StepsMessages

export const stepsMessages: Record<'zh-CN' | 'en', StepsMessages> = { 'zh-CN': zhCN, en }
