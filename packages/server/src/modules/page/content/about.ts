import { consultationPhone } from '@chuhai/contract/constants'
import { about, ask, consult, link, step, writePage } from './parts'

/** 资讯 and 关于我们. */
export const aboutPages = [
  writePage({
    key: 'news',
    path: '/news',
    title: '资讯',
    headline: ['政策变了，', '先知道的先改'],
    summary: '平台规则、海关与税务政策、物流时效的每周要点，由顾问逐条解读。',
    lead: '每周五整理一份要点：变了什么、影响谁、什么时候前改好。在线栏目正在接入，现在可以邮件订阅，由顾问寄给您。',
    illustration: 'screen',
    facts: { 频次: '每周五', 内容: '平台、税务、海关、物流', 篇幅: '5 分钟读完', 费用: '免费' },
    questions: [ask('怎么订阅？', '在下方表单留下邮箱，并在公司名称后注明“订阅周报”，顾问会在下一期寄出。')],
    related: [link('近期活动', '/activity'), link('税务合规', '/taxCompliance')],
    consultable: consult('订阅周报'),
  }),
  writePage({
    key: 'clientCase',
    path: '/clientCase',
    title: '客户案例',
    headline: ['他们走过的航线'],
    summary: '工厂、品牌与学生团队的出海经过：花了多少、用了多久、在哪里转的弯。',
    lead: '不挑最好看的数字，只写怎么走过来的。以下均经客户同意公开。',
    parent: about,
    illustration: 'sail',
    chapters: [
      {
        id: 'ningju',
        title: '宁居家居：从代工到自己的牌子',
        paragraphs: [
          '浙江余姚的收纳家具厂，做了 11 年代工。评测后先砍款：140 个款只留 6 个，同步申请欧盟商标，3 月 20 日拿到受理回执，4 月 11 日亚马逊德国站开店。',
          '首批 12 立方米走中欧铁路到汉堡仓，从评测到首单 96 天，首月销售额 4.1 万欧元，毛利 31%，已含头程与税。',
        ],
      },
      {
        id: 'qinghe',
        title: '青禾眼镜：把库存风险留给预售',
        paragraphs: [
          '温州的眼镜工厂，新做了一款可换镜腿的阅读镜。没有先开模，而是在海外众筹，42 天筹得 42 万美元，按订单备货。',
          '首批发货分三个国家清关，退换率 2.7%。现在用自己的站承接复购。',
        ],
      },
      {
        id: 'xiaoshan',
        title: '小山储能：独立站月活 18 万',
        paragraphs: [
          '深圳的户外电源团队，独立站上线 14 个月，月活 18 万，复购占四成。广告只投三个国家，其余预算给测评内容。',
        ],
      },
      {
        id: 'bugu',
        title: '布谷鸟团队：从麒麟杯走出来的公司',
        paragraphs: [
          '嘉兴学院的五位同学，第四届麒麟杯新星赛道亚军，用 3 万元奖金注册公司，主营竹编宠物用品，第一年卖到 6 个国家。',
        ],
      },
    ],
    related: [link('品牌出海', '/brandService'), link('海外众筹', '/crowdfunding')],
    consultable: consult('聊聊您的航线', '品牌出海'),
  }),
  writePage({
    key: 'introduce',
    path: '/introduce',
    title: '公司介绍',
    headline: ['陪中国产品', '走完出海的每一步'],
    summary: '出海云成立于 2018 年，总部杭州，为卖家、工厂、高校与创业团队提供跨境电商全程服务。',
    lead: '我们把开店、物流、广告、独立站、商标与税务放在一条航线上，由一位顾问带着走，由认证服务商来做。',
    illustration: 'ship',
    facts: {
      成立: '2018 年，杭州',
      服务企业: '11,860 家',
      服务商: '462 家，经审核入驻',
      海外仓: '27 座，8 个国家',
    },
    chapters: [
      {
        id: 'way',
        title: '我们怎么做事',
        paragraphs: [
          '先评测，再报价。顾问先弄清产品、成本和团队，能不做的就不做。每项服务都写明价格、周期和不包含什么。',
          '款项由平台保管，验收后才结算给服务商。不满意，有人调解。',
        ],
      },
      {
        id: 'fees',
        title: '我们怎么收费',
        paragraphs: [
          '咨询、评测和官方入驻不收费。其余服务按标价收费，服务商按成交额向平台付佣金，价格不因此提高。',
        ],
      },
      {
        id: 'people',
        title: '我们是谁',
        paragraphs: [
          '团队来自平台招商、货代、税务所和品牌方。杭州总部之外，在宁波、义乌和深圳设有服务点，海外仓由合作方运营。',
        ],
      },
    ],
    related: [link('麒麟计划', '/kylinPlan'), link('客户案例', '/clientCase')],
    consultable: consult('认识一下'),
  }),
  writePage({
    key: 'kylinPlan',
    path: '/kylinPlan',
    title: '麒麟计划',
    headline: ['把校园、产业带', '和海外市场连起来'],
    summary: '高校、产业带与出海云的三方合作：课程共建、实训货源、实习与麒麟杯大赛。',
    lead: '高校出学生，产业带出货，我们出课程、账号和导师。学生做的是真店，工厂得到的是真订单。',
    parent: about,
    illustration: 'trophy',
    facts: {
      合作: '高校、产业带、园区',
      课程: '64 课时，可计学分',
      实训: '真实店铺与货源',
      费用: '高校免费',
    },
    steps: {
      title: '一个学年',
      steps: [
        step('9 月', '开课', '平台与选品'),
        step('11 月', '实训', '真实店铺，产业带货源'),
        step('次年 1 月', '初赛', '麒麟杯赛区赛'),
        step('3 月', '决赛', '杭州'),
        step('6 月', '实习', '推荐到合作企业'),
      ],
    },
    questions: [ask('学校怎么加入？', '由院系发起，签订三方协议后安排师资培训，最快一个月可以开课。')],
    related: [link('麒麟杯', '/kylinCup/kycup'), link('创业扶持', '/startBusiness')],
    consultable: consult('谈谈合作', '企业内训'),
  }),
  writePage({
    key: 'contactUs',
    path: '/contactUs',
    title: '联系我们',
    headline: ['打个电话，', '或者来坐坐'],
    summary: `电话 ${consultationPhone}，工作日 9:00–18:00；浙江省杭州市余杭区文一西路 998 号海创园 9 幢 6 层。`,
    lead: '问价格、约见面、谈合作都可以。填写下方表单，顾问会在 24 小时内给您回电。',
    parent: about,
    illustration: 'lighthouse',
    facts: {
      电话: consultationPhone,
      时间: '工作日 9:00–18:00',
      邮箱: 'hello@chuhai.example',
      地址: '杭州市余杭区文一西路 998 号海创园 9 幢 6 层',
      交通: '地铁 5 号线创景路站，步行 12 分钟',
    },
    questions: [
      ask('商务合作找谁？', '在表单的公司名称后注明“合作”，商务经理会在 1 个工作日内联系您。'),
      ask('媒体采访怎么约？', '请写邮件到 hello@chuhai.example，注明媒体、选题和截止时间。'),
    ],
    related: [link('公司介绍', '/introduce'), link('服务商', '/serviceProvider')],
    consultable: consult('在线咨询'),
  }),
]
