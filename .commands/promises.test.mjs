import { execFileSync } from 'node:child_process'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { readDocument } from './documents.mjs'
import { root } from './first-step.mjs'

const listed = (...globs) =>
  execFileSync('git', ['ls-files', ...globs.map((glob) => `:(glob)${glob}`)], { cwd: root, encoding: 'utf8' })
    .trim()
    .split('\n')

const content = 'packages/server/content'

/** Where pages say what a visitor will hear from us; articles tell of others. */
const texts = listed(
  'examples/portal/src/**/*messages.ts',
  'examples/portal/src/applications/*Application.tsx',
  'examples/portal/src/publications/*/facts.tsx',
  'examples/portal/src/search/*.tsx',
  'packages/widgets/*/src/**/*messages.ts',
  'packages/widgets/application/src/*-kind.ts',
  ...['page', 'class', 'course', 'competition', 'activity', 'live', 'trademarkPatent', 'home'].map(
    (folder) => `${content}/${folder}/*`,
  ),
)

/** The kinds of message that are declared: each has its texts. */
const kinds = listed(`${content}/message/*`).map((path) => basename(path, '.yaml'))

const wordsOfTelling = /发消息|消息里|收到消息|短信|通知您|提醒|告知|告诉您|联系您|发到/

/** People who call or write, and the page itself. */
const phone = 'phone'
const mail = 'mail'
const page = 'page'

/** Sentences that promise to tell something, each with the kinds of message, or else the way, that keeps it. */
const kept = {
  '3\\u00a0个工作日内出结果，发消息给您': ['competition.accepted', 'competition.rejected'],
  'answer: 提交订单时填写抬头，企业另填税号，3 个工作日内开好，在订单里下载，并发消息给您': [
    'invoice.issued',
  ],
  'answer: 结果发到您的消息里，“我的班级”会写明原因和需要修改的栏目，改好后可以重新提交，不收费': [
    'application.accepted',
    'application.rejected',
  ],
  'answer: 结果发到您的消息里，申请页写明原因和需要修改的栏目，改好后可以重新提交，不收费': [
    'application.accepted',
    'application.rejected',
  ],
  'lead: 到期前 45 天由顾问致电提醒': phone,
  'term: 提醒': page,
  'text: 不合格时告知整改方法': page,
  'text: 四大赛区线上答辩，评委的评语由组委会发到组长的邮箱': mail,
  'text: 平台与选品，第一批货源发到学校': page,
  'text: 提交成员后 3 个工作日内审完，结果发到您的消息里': ['competition.accepted', 'competition.rejected'],
  'text: 时间与地点发到您的消息里': ['class.soon'],
  'title: 开课提醒': ['class.soon'],
  'title: 提醒': page,
  'venue: 线上，来信发到学员邮箱，讲评在腾讯会议 390 148 562': mail,
  '一个类别十个商品以内，含官费，从注册到续展都有人致电提醒': phone,
  '开店顾问会在 2 个工作日内审核，结果发到您的消息里': ['application.accepted', 'application.rejected'],
  个提醒: page,
  会议链接在开始前一天发到手机: phone,
  '位，有名额时按先后为您保留，并发消息告诉您': ['place.offered'],
  '位：有人退出时按先后为您保留，并发消息告诉您': ['activity.offered'],
  '加入候补后，有人退出就按先后为您保留 24 小时，并发消息告诉您': ['activity.offered'],
  '有人退出时按先后为您保留 24 小时，发消息请您确认，过时让给下一位': ['activity.offered'],
  '有变动时发消息给您，开始前 3 天和前 1 天再提醒': ['activity.moved', 'activity.soon'],
  '位：有名额时按先后为您保留，并发消息告诉您，开课后不再补位': ['place.offered'],
  '候补按提交先后，轮到时同样保留 48 小时并发消息告诉您，开课后不再补位': ['place.offered'],
  '公告期内没有人提醒您，等发现时往往已经过期': page,
  '到期前 45 天由顾问致电提醒': phone,
  '发生泄露时，我们会立即采取补救措施，并按法律规定通知您和主管部门': page,
  受理与审查进度电话告知: phone,
  '名下有多件商标的，我们按到期日排一张表，六个月、三个月、一个月各致电提醒一次，不收费': phone,
  '团体超过 10 人请提前一天告知': page,
  官方抽查的提醒: page,
  '定下来或有变动时发消息给您，开课前 3 天再提醒一次': ['class.timetable', 'class.moved', 'class.soon'],
  '已设提醒，点击取消': page,
  '开播前 10 分钟发消息给您': ['live.begins'],
  开播提醒我: page,
  '我们为注册过商标的客户免费监测同类别的近似公告，每周看一次，发现了就致电告诉您': phone,
  '我们会在 10 个工作日内看完，结果发到您的消息里': ['application.accepted', 'application.rejected'],
  '我们会在 5 个工作日内看完，结果发到您的消息里': ['application.accepted', 'application.rejected'],
  '我们收集：企业名称、统一社会信用代码、所在地区、服务内容与案例、营业执照与资质文件，以及联系人的姓名、手机号和邮箱，用于审核资格和联系您':
    page,
  '在本站确认过这个手机号的人，会在消息里看到邀请': ['organisation.invited'],
  '进度由顾问告诉您，工作时间打电话也问得到': phone,
  '换一个城市或月份试试，也可以留下联系方式，排定后顾问会致电告诉您': phone,
  '作业已交，讲师批改后会发消息通知您': ['homework.marked'],
  '提问已提交，讲师答复后会发消息通知您': ['lesson.answered'],
  提醒: page,
  请从邀请人发来的消息里打开完整的链接: page,
  '申请已记下：公司已在本站的，管理员会收到消息': ['organisation.asked'],
  '提醒没有设好，请重试': page,
  '日历会在开播前 15 分钟提醒您': page,
  '没有合适的也会致电告诉您差在哪里：价格、证书还是交期': phone,
  '活动已经结束，需要讲义或回放请留言并写上邮箱，3 个工作日内发到邮箱': mail,
  '留下联系方式，下一期排定后顾问会致电告诉您': phone,
  短信: page,
  '有退款，红字发票开好后在这里下载，并发消息给您': ['invoice.corrected', 'invoice.voided'],
  '正在开具，开好后在这里下载，并发消息给您': ['invoice.issued'],
  '确认以后，邮件和短信用它们接收': page,
  '登录以后申请的，登记好了会发消息告诉您': ['site.registrationAccepted'],
  直播提醒: page,
  结果发到您的消息里: ['application.accepted', 'application.rejected'],
  '接下来，登录服务把链接发到账号的邮箱：30 分钟内有效，只能用一次': mail,
  '顾问正在整理材料，提交平台后您会收到消息': ['store.handed'],
  '若有人在别处改过，系统会先提醒，不会互相覆盖': page,
  '表格模板在报名后发到邮箱，提前填好的可以在答疑时直接看': mail,
  '课表和地点定下来就发消息给您，开课前 3 天再提醒一次': ['class.timetable', 'class.soon'],
  '课表和地点有变动时发消息给您，开课前 3 天再提醒一次': ['class.moved', 'class.soon'],
  '课表和地点还没有定，定下来就发消息给您': ['class.timetable'],
  '需要认证服务商承接时，会先告诉您服务商名称并取得您的同意，再提供必要的信息': page,
  '登录时浏览器和系统的名称（例如 Chrome、Windows），用于在新设备登录时提醒您，最后一次使用后保存 12 个月': [
    'signIn.newDevice',
  ],
  '消息：我们就您的订单、申请和报名发给您的消息，以及由邮件或短信送出的结果': ['order.paid'],
}

const wordsOfTellingInEnglish = /\b(?:a message|calls? you|tell you|let you know|remind you|mail you)\b/i

/** The same in English. */
const keptInEnglish = {
  'A place that becomes free is kept for you, and a message tells you': ['activity.offered'],
  'Money goes back: a red invoice will follow here, and we send you a message': [
    'invoice.corrected',
    'invoice.voided',
  ],
  'On the waiting list, a place that becomes free is kept for you for 24 hours, and a message tells you': [
    'activity.offered',
  ],
  'We send a message when they change, and 3 days and 1 day before': ['activity.moved', 'activity.soon'],
  'An adviser prepares your papers; a message tells you when they are with the platform': ['store.handed'],
  'You get a message once it is answered': ['lesson.answered'],
  'You get a message once it is marked': ['homework.marked'],
  'You are next: a place that becomes free is kept for you, and a message tells you': ['activity.offered'],
  'You can download it here then, and we send you a message': ['invoice.issued'],
  'A mentor calls you within 3 working days about a talk of 40 minutes': phone,
  'We are reading your plan and may call you': phone,
  'We call you within 3 working days to arrange two days at your factory': phone,
  'We read it within 10 working days and send you a message': [
    'application.accepted',
    'application.rejected',
  ],
  'We read it within 5 working days and send you a message': ['application.accepted', 'application.rejected'],
  'Judged within 3 working days, with a message': ['competition.accepted', 'competition.rejected'],
  'Press and hold the code to open our contact page, leave your number, and we call you back': phone,
  'Scan to open our contact page, leave your number, and we call you back': phone,
  'Timetable and place are not settled yet; we send a message once they are': ['class.timetable'],
  'We are checking your documents and may call you': phone,
  'We call you within one working day about the contract, and show you your entry before it goes online':
    phone,
  'We review it within 2 working days and send you a message': [
    'application.accepted',
    'application.rejected',
  ],
  'We review it within 2 working days, may call you, and send the result as a message': [
    'application.accepted',
    'application.rejected',
  ],
  'We send a message once timetable and place are settled, and 3 days before': [
    'class.timetable',
    'class.soon',
  ],
  'We send a message when they are settled or change, and 3 days before': [
    'class.timetable',
    'class.moved',
    'class.soon',
  ],
  'We send a message when timetable or place change, and 3 days before the beginning': [
    'class.moved',
    'class.soon',
  ],
  'We send you a message 10 minutes before': ['live.begins'],
  'We will call you within 24 hours': phone,
  'Whoever was signed in gets a message once it is registered': ['site.registrationAccepted'],
  'Within 2 working days; we may call you, and send the result as a message': [
    'application.accepted',
    'application.rejected',
  ],
  'on the waiting list, which is served in order; a message tells you of your place': ['place.offered'],
  'on the waiting list: a free place is kept for you in turn, with a message, until the class begins': [
    'place.offered',
  ],
}

const isComment = (line) => /^\s*(\/\*\*|\*|\/\/)/.test(line)

const lines = texts.flatMap((path) => readDocument(path).split('\n')).filter((line) => !isComment(line))

const sentencesWith = (words, ends) => {
  const sentences = lines.flatMap((line) => line.split(ends)).map((sentence) => sentence.trim())
  return [...new Set(sentences.filter((sentence) => words.test(sentence)))].toSorted()
}

test('every sentence that promises to tell something is kept by a kind of message or by people', () => {
  const found = sentencesWith(wordsOfTelling, /[。！？；'"`{}]|, | \| /)
  expect(found).toEqual(Object.keys(kept).toSorted())
})

test('every such sentence in English is, too', () => {
  const found = sentencesWith(wordsOfTellingInEnglish, /[.!?](?=\s|['"`])|['"`{}]| \| /)
  expect(found).toEqual(Object.keys(keptInEnglish).toSorted())
})

const all = Object.entries({ ...kept, ...keptInEnglish })

test.each(all)('“%s” is kept by what exists', (sentence, by) => {
  if (by === phone) expect(sentence).toMatch(/致电|电话|手机|\bcalls?\b/)
  else if (by === mail) expect(sentence).toMatch(/邮箱|邮件/)
  else if (by !== page) for (const kind of by) expect(kinds).toContain(kind)
})

test('a sentence that a message keeps says that it is one', () => {
  const others = all.filter(([sentence, by]) => Array.isArray(by) && !/消息|提醒|\bmessage\b/.test(sentence))
  expect(others).toEqual([])
})
