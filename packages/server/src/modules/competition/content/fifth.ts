import { award, type Days, type EditionContent, figure, judge, titled } from './edition-content'
import { signUpNotes } from './notes'
import { stages } from './stages'

/** Fifty-two weeks before the sixth: the same days of the week. */
const yearBefore = ({ from, to }: Days): Days => ({
  from: from - 364,
  ...(to === undefined ? {} : { to: to - 364 }),
})

const { signUp, qualifier, camp, final } = stages

/** The fifth edition, which is over when a database is made. */
export const fifth: EditionContent = {
  id: 5,
  name: '第五届',
  path: '/kylinCup/one',
  lead: '40 支团队，四周，18,720 单。第五届已经落幕，比赛的规则、奖项与赛程留在这里，供后来的团队参考。',
  figures: [
    figure('50', '万元', '总奖金'),
    figure('312', '所', '参赛院校'),
    figure('1,486', '支', '报名团队'),
  ],
  introduction: {
    lead: '计划书只决定能不能上船，名次要到海上去争：40 支入围团队各有一家真实的店铺，用四周的订单和账目说话。',
    tracks: [
      titled(
        '新星赛道',
        '面向全日制在校的专科生、本科生和研究生，以所在院校的名义组队，每队一位指导教师。1,034 支团队报名。',
      ),
      titled('栋梁赛道', '面向成立五年以内的初创企业，以公司的名义报名，带自己的产品参赛。452 支团队报名。'),
    ],
    gains: [
      titled('一家店铺', '40 支入围团队各得一家可以直接上架的店铺。'),
      titled('2 立方米仓位', '头程运费与八周仓租由组委会承担。'),
      titled('3 万元试单金', '用于备货、样品与广告，凭票据报销，不计入奖金。'),
      titled('一位导师', '从辅导营陪到总决赛，有 7 支团队赛后仍与导师合作。'),
    ],
  },
  review: {
    lead: '第四届有 246 所院校的 1,102 支团队报名，32 支入围，把货卖到了 17 个国家。',
    figures: [
      figure('246', '所', '参赛院校'),
      figure('1,102', '支', '报名团队'),
      figure('11,904', '单', '四周订单'),
      figure('17', '个', '到达国家'),
    ],
    winners: [
      {
        award: '新星冠军',
        team: '一叶',
        school: '岭海商学院',
        zone: '南部赛区',
        project: '棕榈叶餐盘',
        result: '四周 688 单，三成来自复购',
      },
      {
        award: '新星亚军',
        team: '布谷鸟',
        school: '嘉兴学院',
        zone: '东部赛区',
        project: '竹编宠物用品',
        result: '四周 536 单，赛后用 3 万元奖金注册公司',
      },
      {
        award: '新星亚军',
        team: '塞上',
        school: '阴山商贸学院',
        zone: '北部赛区',
        project: '羊毛毡桌面收纳',
        result: '四周 571 单，退货率 2.4%',
      },
      {
        award: '栋梁冠军',
        team: '焊匠',
        school: '重庆焊匠工具',
        zone: '中部赛区',
        project: '便携焊台',
        result: '四周 905 单，毛利 36%，含头程与税',
      },
      {
        award: '栋梁亚军',
        team: '帆影',
        school: '泉州帆影体育',
        zone: '南部赛区',
        project: '入门匹克球拍',
        result: '四周 734 单，两家俱乐部团购',
      },
      {
        award: '栋梁亚军',
        team: '小暖',
        school: '石家庄小暖家纺',
        zone: '北部赛区',
        project: '宠物汽车坐垫',
        result: '四周 662 单，评分 4.7',
      },
    ],
  },
  prizes: {
    lead: '总奖金 50 万元，进入总决赛的 24 支团队都有奖，奖金已全部发放。',
    awards: [
      award('新星冠军', 1, 60_000, '导师陪跑 12 个月'),
      award('新星亚军', 2, 30_000, '导师陪跑 6 个月'),
      award('新星季军', 3, 15_000, '导师陪跑 3 个月'),
      award('新星优胜', 6, 5_000, '创业扶持直接入选'),
      award('栋梁冠军', 1, 100_000, '海外仓仓租免 12 个月，欧盟商标一件'),
      award('栋梁亚军', 2, 50_000, '海外仓仓租免 6 个月'),
      award('栋梁季军', 3, 25_000, '海外仓仓租免 3 个月'),
      award('栋梁优胜', 6, 5_000, '创业扶持直接入选'),
    ],
    honours: [
      titled('优秀指导教师', '新星冠军、亚军、季军的指导教师，共 6 位。'),
      titled('优秀组织院校', '通过审核的团队最多的 10 所院校。'),
      titled('单项奖', '首单最快、退货率最低、详情页最佳各 1 支，颁发奖杯。'),
    ],
  },
  judges: {
    lead: '七位评委，初赛每场五位，总决赛全部到场。与参赛团队有师生、雇佣或投资关系的，当场回避。',
    people: [
      judge('顾明澜', '评审组组长，国际贸易教授', '目标市场与贸易政策'),
      judge('陈屿', '前 3C 卖家运营总监', '选品与平台运营'),
      judge('郑文珊', '前东南亚平台招商经理', '东南亚市场与本地化'),
      judge('戴国强', '海外仓运营经理', '头程、仓储与退货'),
      judge('林若梅', '税务师', '税务与账目'),
      judge('沈砚秋', '专利代理师', '商标、专利与侵权风险'),
      judge('江予安', '消费品投资人', '团队与商业模式'),
    ],
  },
  rules: {
    stages: [
      titled('资格审核', '提交成员后 3 个工作日内审完，通过的团队上传计划书，10 页以内。'),
      titled('计划书评阅', '每份由三位评委分别打分，每个赛区取 30 支进入初赛，两条赛道各 15 支。'),
      titled('赛区初赛', '线上答辩，陈述 8 分钟，问答 7 分钟。每个赛区每条赛道取 5 支，共 40 支入围。'),
      titled('四周试单', '同一天开卖，28 天后停止计数。订单以店铺后台为准，自买自卖的剔除。'),
      titled('全国总决赛', '按试单成绩，每个赛区每条赛道前 3 支到杭州，共 24 支，现场决出名次。'),
    ],
    criteria: [
      { name: '选品与产品', share: 25, text: '卖点说得清，有样品，成本与供货可以核对' },
      { name: '市场与用户', share: 20, text: '卖给谁、卖多少钱、对手是谁，都有出处' },
      { name: '合规', share: 10, text: '商标、认证与税务各做到哪一步，缺什么写明' },
      { name: '经营成绩', share: 25, text: '总决赛看订单、毛利、退货与复购；初赛看测算表' },
      { name: '团队', share: 10, text: '分工清楚，每个人说得出自己做了什么' },
      { name: '陈述与答辩', share: 10, text: '按时讲完，答其所问' },
    ],
  },
  signUp: {
    days: { from: signUp.from - 364, to: signUp.to - 364 },
    name: signUp.title,
    text: '312 所院校、1,486 支团队报名，其中 1,217 支通过审核。',
  },
  schedule: [
    { name: '计划书评阅', ...yearBefore({ from: 35, to: 47 }), text: '评出进入初赛的 120 支团队。' },
    { name: qualifier.title, ...yearBefore(qualifier), text: '四大赛区线上答辩，决出 40 支入围团队。' },
    { name: '备货入仓', ...yearBefore({ from: 61, to: 92 }), text: '40 支团队的货分三批运到海外仓。' },
    { name: camp.title, ...yearBefore(camp), text: '上架、广告、客服与账目，每队有导师带着过一遍。' },
    { name: '四周试单', ...yearBefore({ from: 96, to: 123 }), text: '卖到 23 个国家，共 18,720 单。' },
    { name: final.title, ...yearBefore(final), text: '24 支团队现场答辩，当天颁奖。' },
  ],
  notes: [
    titled('本届已经结束', '第五届的报名与比赛都已完成，以下是报名规则，供准备下一届的团队参考。'),
    ...signUpNotes,
  ],
}
