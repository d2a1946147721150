import { ask, consult, fact, link, plan, services, step, writePage } from './parts'

const parent = { title: '全球开店', path: '/GStore' }

interface Store {
  id: number
  name: string
  section: string
  headline: [string, string]
  lead: string
  facts: Record<string, string>
  weeks: string
  question: [string, string]
}

const stores: Store[] = [
  {
    id: 1,
    name: '亚马逊',
    section: '亚马逊开店',
    headline: ['亚马逊', '全球站开店'],
    lead: '北美、欧洲、日本等 19 个站点，资料审核、视频验证到首批入仓，由做过店的人带着走。',
    facts: {
      站点: '19 个，一套资料可开多站',
      月租: '39.99 美元/月（北美）',
      佣金: '多数品类 8%–15%',
      资料: '企业执照、法人身份证、双币信用卡',
    },
    weeks: '2–4 周',
    question: [
      '视频验证没通过怎么办？',
      '多数是证件反光、地址账单超过 180 天或回答不一致。我们先模拟一遍，没通过的分析原因后重新提交。',
    ],
  },
  {
    id: 33,
    name: '速卖通',
    section: '速卖通开店',
    headline: ['速卖通', '全托管与自营'],
    lead: '面向西班牙、法国、波兰、巴西、韩国等市场。有货源的工厂可选全托管，只管供货。',
    facts: {
      模式: '自营、半托管、全托管',
      保证金: '1 万元起，可退',
      佣金: '5%–8%',
      资料: '企业执照、商标或授权',
    },
    weeks: '5–10 天',
    question: [
      '全托管和自营怎么选？',
      '有稳定货源、没有运营团队的选全托管；想掌握定价和品牌的选自营。两种可以并行。',
    ],
  },
  {
    id: 23,
    name: 'eBay',
    section: 'eBay 开店',
    headline: ['eBay', '企业入驻通道'],
    lead: '汽摩配、家居园艺、二手与翻新品的老牌市场，企业通道起步额度高于自注册。',
    facts: {
      站点: '美、英、德、澳',
      起步额度: '企业通道一般更高',
      成交费: '约 13%',
      资料: '企业执照、双币卡、海外仓证明（部分品类）',
    },
    weeks: '1–2 周',
    question: [
      '新账号额度不够怎么办？',
      '按时发货并保持低退货率，通常每 30 天可申请一次提额，我们按月帮您提交。',
    ],
  },
  {
    id: 8,
    name: 'Shopee',
    section: 'Shopee 开店',
    headline: ['Shopee', '东南亚与拉美'],
    lead: '马来西亚、菲律宾、泰国、越南、新加坡与巴西等站点，适合轻小件和快时尚。',
    facts: {
      首站: '马来西亚或菲律宾',
      佣金: '新店前 3 个月通常有减免',
      物流: '平台跨境物流',
      资料: '企业或个体执照',
    },
    weeks: '5–7 天',
    question: [
      '客单价低，赚得到钱吗？',
      '关键在物流重量和退货率。我们会用测算表按克重算每单毛利，再决定上哪些款。',
    ],
  },
  {
    id: 41,
    name: 'TikTok Shop',
    section: '其他平台开店',
    headline: ['TikTok Shop', '内容带货'],
    lead: '东南亚、英国、美国等市场，短视频与达人带货并行。没有内容团队也可以从达人合作起步。',
    facts: {
      市场: '以平台当期开放为准',
      玩法: '短视频、直播、达人',
      佣金: '因市场与品类而异',
      资料: '企业执照、其他平台经营证明',
    },
    weeks: '1–3 周',
    question: [
      '没有主播能做吗？',
      '可以先做达人寄样：每月 50–100 位达人，按成交付佣金，跑出爆款后再建直播间。',
    ],
  },
  {
    id: 45,
    name: 'Temu',
    section: '其他平台开店',
    headline: ['Temu', '工厂直供'],
    lead: '全托管与半托管招商。您负责供货与质量，平台负责销售与履约，适合有成本优势的工厂。',
    facts: { 模式: '全托管、半托管', 入驻费: '无', 结算: '按平台账期', 资料: '企业执照、产品资质' },
    weeks: '3–7 天',
    question: [
      '核价太低怎么谈？',
      '用成本拆分表说明材料与工艺差异，并提供同类对比。我们会帮您准备核价材料。',
    ],
  },
  {
    id: 12,
    name: 'Lazada',
    section: '其他平台开店',
    headline: ['Lazada', '东南亚商城'],
    lead: '一店通六国，LazMall 适合品牌卖家。与速卖通、淘系供应链打通，上新更省力。',
    facts: {
      站点: '马、泰、菲、越、印尼、新',
      佣金: '因站点与品类而异',
      物流: '平台跨境仓',
      资料: '企业执照、商标（LazMall）',
    },
    weeks: '5–10 天',
    question: ['和 Shopee 要二选一吗？', '不必。商品与素材可以共用，先在一个平台跑通物流，再复制到另一个。'],
  },
  {
    id: 27,
    name: '沃尔玛',
    section: '其他平台开店',
    headline: ['沃尔玛', '美国商超线上'],
    lead: '卖家数量少、竞争相对缓和，适合在亚马逊美国站已有稳定销售的卖家。',
    facts: { 月租: '无', 佣金: '6%–15%', 发货: '自发货或 WFS 仓', 资料: '中国或美国公司、其他平台经营记录' },
    weeks: '2–4 周',
    question: [
      '没有美国公司能入驻吗？',
      '可以，平台已向中国主体开放。需要提供其他平台的经营数据和美国退货地址。',
    ],
  },
]

const storePage = ({ id, name, section, headline, lead, facts, weeks, question }: Store) =>
  writePage({
    key: `GStore-${id}`,
    path: `/GStore/details/${id}?tag=1`,
    title: `${name}开店`,
    headline: [...headline],
    summary: `${name}入驻：资料准备、审核、首批商品与运营陪跑，通常 ${weeks}开通。`,
    lead,
    parent,
    illustration: 'shop',
    price: { figure: '免费', note: `官方通道入驻；陪跑 ¥1,980/月起` },
    facts: { ...facts, 开通周期: weeks },
    steps: {
      title: '从资料到首单',
      steps: [
        step('第 1 天', '资料诊断', '逐项核对，指出会被退回的地方'),
        step('第 2–3 天', '提交入驻', '走招商经理通道'),
        step('审核期', '跟进审核', '补件当天答复'),
        step('开通后', '首批上架', '选品、类目、图文各查一遍'),
        step('前 60 天', '运营陪跑', '每周一次复盘'),
      ],
    },
    questions: [
      ask(question[0], question[1]),
      ask('入驻真的免费吗？', '官方入驻通道本身不收费。平台月租、佣金按平台规则由平台收取；陪跑是可选服务。'),
    ],
    related: [
      link('全部平台', '/GStore'),
      link('商标与专利', '/trademarkPatent'),
      link('跨境物流', '/logistics'),
    ],
    consultable: consult(`开一家${name}店`, section),
  })

/** 开店: marketplaces and the people who help to run a shop there. */
export const storePages = [
  writePage({
    key: 'GStore',
    path: '/GStore',
    title: '全球开店',
    headline: ['选对平台，', '少走半年'],
    summary: '亚马逊、速卖通、eBay、Shopee、TikTok Shop 等 27 个海外站点的官方入驻通道与运营陪跑。',
    lead: '卖什么、卖给谁、货从哪里发，决定先开哪一家。顾问先看产品和成本，再建议平台与站点。',
    parent: services,
    illustration: 'shop',
    price: { figure: '免费', note: '官方通道入驻，资料齐全最快 3 天提交' },
    facts: { 平台: '8 家官方招商合作', 站点: '27 个海外站点', 资料诊断: '1 个工作日', 陪跑: '¥1,980/月起' },
    prices: {
      title: '三种合作方式',
      lead: '入驻不收费，需要人手时再加服务。',
      plans: [
        plan('自己做', '免费'),
        plan('陪着做', '¥1,980/月', '多数人选'),
        plan('交给我们做', '¥6,800/月起'),
      ],
      rows: [
        fact('适合谁', '有运营经验', '有一两个人的小团队', '工厂与品牌方'),
        fact('入驻通道', '含', '含', '含'),
        fact('资料与审核', '一次诊断', '全程跟进', '代办'),
        fact('上架与广告', '—', '每周复盘', '团队执行'),
        fact('合作期', '—', '60 天起', '6 个月起'),
      ],
    },
    questions: [
      ask(
        '第一次做，先开哪家？',
        '标品、有备货资金的多选亚马逊；轻小件可先试 Shopee；有工厂没团队的可从全托管开始。',
      ),
      ask(
        '一个执照能开几家店？',
        '不同平台可以共用一个执照；同一平台同一站点一般只能开一家，请勿用他人资料重复注册。',
      ),
    ],
    related: stores.slice(0, 5).map(({ id, name }) => link(`${name}开店`, `/GStore/details/${id}?tag=1`)),
    consultable: consult('帮我选平台', '平台开店'),
  }),
  ...stores.map(storePage),
  writePage({
    key: 'serviceMarket',
    path: '/serviceMarket',
    title: '服务市场',
    headline: ['明码标价，', '担保付款'],
    summary: '商标、税务、物流、广告、摄影、翻译等服务由认证服务商提供，平台担保付款，验收后结算。',
    lead: '服务商经资质审核与试单后入驻。在线选购正在接入，现在由顾问按您的需求推荐三家并代为比价。',
    parent: services,
    illustration: 'shop',
    facts: {
      服务类目: '合规、开店、发货、获客、扎根',
      推荐: '每个需求三家，1 个工作日',
      付款: '先付到平台，验收后结算',
      争议: '7 个工作日内调解',
    },
    steps: {
      title: '现在怎么买',
      steps: [
        step('当天', '说需求', '填表或打电话'),
        step('第 2 天', '看三家报价', '含资质与评价'),
        step('第 3 天', '签约付款', '款项由平台保管'),
        step('交付时', '您来验收', '满意后才结算'),
      ],
    },
    questions: [
      ask('平台收费吗？', '不向买家收费，服务商按成交额向平台付费，价格与其官网一致或更低。'),
      ask('不满意能退吗？', '未开始的全额退；已开始的按完成比例结算，由平台依据合同调解。'),
    ],
    related: [link('服务商', '/serviceProvider'), link('商标与专利', '/trademarkPatent')],
    consultable: consult('要三家报价', '平台开店', '物流与供应链'),
  }),
  writePage({
    key: 'serviceProvider',
    path: '/serviceProvider',
    title: '服务商',
    headline: ['把您的本事', '摆上台面'],
    summary: '面向物流、财税、知识产权、广告、摄影等服务商的入驻说明：条件、费用、流程。',
    lead: '平台有一万多家在出海的企业。经审核的服务商可获得需求推荐，按成交付费，没有入场费。',
    parent: services,
    illustration: 'podium',
    facts: { 入场费: '无', 佣金: '成交额的 3%–8%', 结算: '验收后 T+7', 要求: '营业满 1 年，具备相应资质' },
    steps: {
      title: '入驻的十天',
      steps: [
        step('第 1 天', '提交资料', '执照、资质、案例'),
        step('第 3 天', '资质审核', '电话核实'),
        step('第 5 天', '试单', '一单真实需求'),
        step('第 10 天', '上线', '进入推荐名单'),
      ],
    },
    questions: [ask('个人可以入驻吗？', '翻译、设计、摄影可由个体工商户入驻，其余类目需要公司主体。')],
    related: [link('服务市场', '/serviceMarket')],
    consultable: consult('申请入驻'),
  }),
  writePage({
    key: 'beServiceProvider',
    path: '/beServiceProvider',
    title: '服务商入驻',
    headline: ['提交资料，', '十天上线'],
    summary: '服务商入驻申请：资料清单、审核与上线。',
    lead: '请先准备营业执照、相关资质与三个案例。填写下方表单，招商经理会把资料清单和合同发给您。',
    parent: { title: '服务商', path: '/serviceProvider' },
    illustration: 'podium',
    facts: { 入场费: '无', 审核: '3 个工作日', 上线: '约 10 天' },
    consultable: consult('提交入驻意向'),
  }),
]
