import { ask, consult, fact, link, plan, services, step, writePage } from './parts'

/** 发货: freight, warehouses, customs, foreign-trade formalities. */
export const shippingPages = [
  writePage({
    key: 'logistics',
    path: '/logistics',
    title: '跨境物流',
    headline: ['从厂门口', '到海外货架'],
    summary: '海运、铁路、空运头程，27 座海外仓，小包专线，清关与退货换标。报价含到仓前全部费用。',
    lead: '一票货一个报价，一个客服，一张时效表。提货、报关、干线、清关、派送和海外仓都在一个单号里。',
    parent: services,
    illustration: 'ship',
    price: { figure: '¥980/立方米', note: '美西海卡，普货，含清关派送' },
    facts: {
      干线: '海运、铁路、空运、卡航',
      海外仓: '27 座，8 个国家',
      提货: '华东、华南次日上门',
      保险: '货值的 0.3%',
    },
    prices: {
      title: '三条常走的线',
      lead: '宁波港起运，1 立方米起。旺季价格以当周报价为准。',
      plans: [
        plan('美西海卡', '¥980/立方米', '最常走'),
        plan('中欧铁路', '¥1,650/立方米'),
        plan('美国空派', '¥42/千克'),
      ],
      rows: [
        fact('时效', '21–28 天', '18–24 天', '8–12 天'),
        fact('起运量', '1 立方米', '1 立方米', '21 千克'),
        fact('清关', '双清包税', '双清包税', '双清包税'),
        fact('适合', '补货、大件', '赶活动的普货', '新品、断货'),
        fact('延误赔付', '超 7 天按天赔', '超 7 天按天赔', '超 3 天按天赔'),
      ],
    },
    steps: {
      title: '一票海卡的路线',
      steps: [
        step('第 1 天', '提货', '上门或送仓，量方称重'),
        step('第 4 天', '报关', '9710、9810 或一般贸易'),
        step('第 6 天', '开船', '宁波、上海直航'),
        step('第 18 天', '到港清关', '查验由我们处理'),
        step('第 24 天', '入仓', '卡车送仓，上传签收'),
      ],
    },
    questions: [
      ask(
        '带电、带磁能走吗？',
        '可以走带电专线，需要 MSDS 和鉴定报告。没有报告的我们可以代办，3–5 个工作日。',
      ),
      ask('海外仓怎么收费？', '卸货、上架、仓租、出库分项计费，前 30 天免仓租。退货换标 ¥3.5/件起。'),
      ask('查货怎么查？', '在线查询正在接入。现在把单号告诉客服，工作时间 10 分钟内给出最新位置。'),
    ],
    related: [link('外贸综合服务', '/comprehensive'), link('税务合规', '/taxCompliance')],
    consultable: consult('要一份到仓报价', '头程物流', '海外仓'),
  }),
  writePage({
    key: 'comprehensive',
    path: '/comprehensive',
    title: '外贸综合服务',
    headline: ['报关、收汇、', '退税，一并办好'],
    summary: '没有进出口权也能合规出口：代理报关、收结汇、出口退税与信用保险。',
    lead: '订单是您的，手续交给我们。单证归档可查，退税款到账即转，费用一单一结。',
    parent: services,
    illustration: 'crane',
    price: { figure: '¥0.03/美元', note: '按报关金额，最低 ¥600/票' },
    facts: {
      监管方式: '0110、9710、9810、1039',
      退税到账: '15–20 个工作日',
      收汇: '8 个币种',
      保险: '中信保小微保单',
    },
    steps: {
      title: '一票出口的手续',
      steps: [
        step('第 1 天', '审单', '合同、箱单、发票'),
        step('第 3 天', '报关放行', '异常当天处理'),
        step('收款日', '收结汇', '当日汇率，当日到账'),
        step('第 10 天', '收票认证', '核对品名与数量'),
        step('第 25 天', '退税到账', '到账即转'),
      ],
    },
    questions: [
      ask(
        '工厂不开票能出口吗？',
        '可以走市场采购 1039 方式，但不能退税。请勿买单报关，风险远大于省下的费用。',
      ),
    ],
    related: [link('跨境物流', '/logistics'), link('税务合规', '/taxCompliance')],
    consultable: consult('算一算能退多少', '清关与退货', '税务合规'),
  }),
]
