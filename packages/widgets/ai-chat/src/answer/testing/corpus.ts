/** Answers as models write them, put together from pieces. For tests. */

const openings = [
  '好的，下面是为您润色后的标题：',
  '**结论：**先做合规，再谈投放。',
  'Dear Anna,\nThank you for your order.\n感谢您的理解。',
  '## 一、怎么选物流',
  '###二、先看这三点',
  '以下是**“亚马逊开店”**的步骤（2026年更新）：',
  '可以。*注意*：欧盟站需要 `EORI` 与 ~~旧版~~ GPSR 负责人。',
  '> 引用：平台规则以官方公告为准。\n> 第二行。',
  '您好！😊 关于 **VAT** 的问题，我整理如下。',
  '1. 先注册\n2. 再备案\n3. 最后发货',
]

const bodies = [
  '- 头程：海运 **25–35 天**\n- 尾程：约 5~10 元/件\n- 尺寸：60*40*30cm',
  '1. **选品**：看 `BSR`\n   - 月销 > 300\n   - 差评 < 5%\n2. **定价**：毛利 ≥ 30%\n   1. 先算头程\n   2. 再算佣金',
  '| 平台 | 佣金 | 月租 |\n|---|---:|:---:|\n| 亚马逊 | 8%–15% | $39.99 |\n| 速卖通 | 5%–8% | 无 |\n| Shopee | 6% \\| 8% | — |',
  '```csv\nsku,title\nA-01,"收纳盒, 大号"\n```',
  '```ts\nconst price = cost * 1.3 // **不是**加粗\n```\n\n复制后替换 `cost`。',
  '见[开店指南](/GStore)，或访问 https://www.example.com/a?b=1 了解详情。',
  '![流程图](/files/steps.png "开店流程")\n\n图中**红色**为必填。',
  '* 第一步\n* 第二步\n\n  第二步的补充说明。\n\n* 第三步',
  '- [x] 营业执照\n- [ ] 法人身份证\n- [ ] 双币信用卡',
  '#### 预算\n\n头程 ¥1,200，尾程 $3.5。\n折合**¥25/件**，*含税*。',
  '**第一段：**说明。\n**第二段：**继续说明，item_name_2 不变。',
  '~~~\nplain ~ text\n~~~',
  '“**爆款**”与『*长尾*』要分开看；***都重要***。',
  '> - 引用里的列表\n> - 第二项\n>\n> 收尾。',
  '步骤：\n\n1) 登录后台\n2) 点击 **设置 > 税务**\n3) 填写 `DE123456789`',
  '标题建议：Foldable Storage Box \\*New\\* – 28x20x15 cm &amp; Lid',
  '- 第一层\n  - 第二层\n    - 第三层：`code`\n  - 回到第二层\n- 完成',
  '买家邮件：\n\nHello,\n\nYour parcel [12345](https://track.example/12345) is on its way.  \nBest regards',
  '运费 = `max(实重, 体积重)` × 单价，体积重 = 长×宽×高 ÷ **6000**。',
  '以上**三点**（含**两个**例外）都要满足，**缺一不可**。',
]

const closings = [
  '---\n\n还需要我帮您改成英文吗？',
  '**温馨提示：**以上仅供参考，请以平台*最新*公告为准。',
  '如需人工协助，可[在线咨询](/contactUs)。',
  '祝您大卖！🚀',
]

/** Unfinished marks, and marks without a meaning. */
const cuts = [
  '',
  '**未完',
  '`未完',
  '[未完](htt',
  '| 未完',
  '```js\nlet a',
  '- ',
  '1. **未',
  '![图',
  '~~未',
  '> ',
  '##',
  '***',
]

/** 260 answers: every opening with every body, then an ending; each twentieth is cut off in the middle of a mark. */
export const answers: string[] = openings.flatMap((opening, first) =>
  bodies.flatMap((body, second) => {
    const whole = [
      opening,
      body,
      bodies[(second + first + 1) % bodies.length],
      closings[(first + second) % closings.length],
    ]
    const text = whole.join('\n\n')
    const cut = cuts[(first * bodies.length + second) % cuts.length]
    return second % 3 === 0 ? [text, `${opening}\n\n${body}\n\n${cut}`] : [text]
  }),
)
