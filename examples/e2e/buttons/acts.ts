/** A button that does at once what it says. */
export interface Act {
  /** What it says, or part of that; the test that presses it has these words too, unless its name is content. */
  says: string
  /** Its whole name, where that has more in it. */
  name?: RegExp
  /** The part of the page that it is in, where its name is content. */
  within?: string
  does: string
  /** The test that presses it. */
  test: string
}

const portal = 'examples/portal/src'
const widgets = 'packages/widgets'
const journeys = 'examples/e2e/journeys'

/** The buttons of the portal's pages that do something at once. */
export const acts: readonly Act[] = [
  {
    says: '关闭公告',
    does: 'closes the announcement, for as long as it says the same',
    test: `${portal}/layout/announcement/Announcement.test.tsx`,
  },
  {
    says: '账号',
    name: /^(复制.+账号 |Copy the .+ account )/,
    does: 'copies the name of an account',
    test: `${portal}/layout/footer/Footer.test.tsx`,
  },
  {
    says: '返回顶部',
    name: /^(返回顶部|Back to top)$/,
    does: 'scrolls to the top',
    test: `${journeys}/opens-the-box.spec.ts`,
  },
  {
    says: '复制',
    name: /^(复制|Copy)$/,
    does: 'copies the code beside it',
    test: `${portal}/docs/DocsPage.test.tsx`,
  },
  {
    says: '复制',
    name: /^复制/,
    within: '.snippet',
    does: 'copies the lines for a page',
    test: `${portal}/embed/EmbedPage.test.tsx`,
  },
  {
    says: '复制',
    name: /^复制优惠码 /,
    does: 'copies the code of an offer',
    test: `${portal}/publications/store-app/Offer.test.tsx`,
  },
  {
    says: '订阅',
    name: /^(已?订阅.*|取消订阅)$/,
    does: 'subscribes to a site of the guide, or ends that',
    test: `${journeys}/uses-the-guide.spec.ts`,
  },
  {
    says: '恢复默认',
    does: 'puts the calculator back to where it began',
    test: `${portal}/pages/service/blocks/interactive-blocks.test.tsx`,
  },
  {
    says: '打印清单',
    does: 'prints the list alone',
    test: `${portal}/pages/service/blocks/interactive-blocks.test.tsx`,
  },
  {
    says: '增加一份',
    name: /^(增加一份|减少一份)$/,
    does: 'buys a package once more, or once less',
    test: `${portal}/market/BuyPage.test.tsx`,
  },
  {
    says: '全部取消',
    does: 'takes all ticks away',
    test: `${portal}/pages/service/blocks/interactive-blocks.test.tsx`,
  },
  {
    says: '清空',
    does: 'takes the choice of samples or the recent searches away',
    test: `${portal}/search/search-pages.test.tsx`,
  },
  {
    says: '提醒我',
    name: /^(开播提醒我|已设提醒，点击取消)$/,
    does: 'has a message sent before a broadcast, or ends that',
    test: `${portal}/live/BroadcastView.test.tsx`,
  },
  {
    says: '刷新',
    does: 'reads the broadcast again',
    test: `${portal}/live/BroadcastView.test.tsx`,
  },
  {
    says: '播放',
    name: /^(播放|暂停|重新播放|静音|取消静音|打开声音|字幕|画中画|全屏|快捷键|播放：.+)$/,
    does: 'the controls of a video',
    test: 'packages/player/src/VideoPlayer.test.tsx',
  },
  {
    says: '播放',
    name: /^(从 [\d:]+ 播放：.+|[\d:]+\s*.+)$/,
    within: '.transcript, .publication-part',
    does: 'plays the video from there',
    test: `${journeys}/watches-a-video.spec.ts`,
  },
  {
    says: '课程目录',
    within: '.ch-course-player__list',
    does: 'shows another lesson',
    test: `${widgets}/course-player/src/CoursePlayer.test.tsx`,
  },
  {
    says: '从头开始',
    name: /^(继续播放|从头开始|重看这一节|下一节|先不播放)$/,
    does: 'goes on in a course',
    test: `${widgets}/course-player/src/CoursePlayer.test.tsx`,
  },
  {
    says: '登录',
    name: /^(登录.*|注册)$/,
    does: 'opens sign-on',
    test: `${journeys}/signs-in.spec.ts`,
  },
  {
    says: '切换到',
    does: 'makes another organisation the current one',
    name: /^切换到/,
    test: `${portal}/account/user/UserPage.test.tsx`,
  },
  {
    says: '撤回',
    name: /^(撤回|接受|谢绝)/,
    does: 'accepts, declines or withdraws an invitation or a request to join',
    test: `${widgets}/org-switcher/src/Members.test.tsx`,
  },
  {
    says: '下一页',
    name: /^(上一页|下一页|第 \d+ 页)$/,
    does: 'turns a page of a list',
    test: `${portal}/components/Pager.test.tsx`,
  },
  {
    says: '全部标为已读',
    does: 'marks all messages as read',
    test: `${widgets}/inbox/src/Inbox.test.tsx`,
  },
  {
    says: '填入上次的内容',
    does: 'fills in the answers of the last application',
    test: `${widgets}/application/src/StoreApplication.test.tsx`,
  },
  {
    says: '修改并重新提交',
    name: /^(上一步|修改.*)$/,
    does: 'goes to a step of the application',
    test: `${widgets}/application/src/ClassApplication.test.tsx`,
  },
  {
    says: '选择日期',
    does: 'opens a calendar',
    test: 'packages/ui/src/date-field/date-field.test.tsx',
  },
  {
    says: '上传',
    within: '.ch-upload__add',
    does: 'chooses a file to upload',
    test: 'packages/ui/src/file-upload/file-upload.test.tsx',
  },
  {
    says: '关闭',
    does: 'closes the dialog',
    test: `${journeys}/closes-what-is-open.spec.ts`,
  },
  {
    says: '取消',
    does: 'closes a dialog, and keeps nothing of it',
    test: `${widgets}/org-switcher/src/AddOrganisationDialog.test.tsx`,
  },
  {
    says: '移除',
    name: /^移除 .+/,
    does: 'takes a topic out of what a consultation is about',
    test: `${widgets}/consultation/src/Consultation.test.tsx`,
  },
  {
    says: '新建服务',
    does: 'begins a service that the organisation offers',
    test: `${portal}/account/provider/ProviderPlace.test.tsx`,
  },
  {
    says: '登记休假',
    does: 'enters an absence of the provider',
    test: `${portal}/account/provider/ProviderPlace.test.tsx`,
  },
  {
    says: '暂停接单',
    name: /^(暂停接单|恢复接单)$/,
    does: 'hides a service from buyers, or shows it again',
    test: `${portal}/account/provider/OfferEditor.test.tsx`,
  },
  {
    says: '再加一组',
    name: /^(再加一组|Add a group)$/,
    does: 'adds parcels of another kind to what a price is asked for',
    test: `${widgets}/shipping/src/quote/ShippingQuote.test.tsx`,
  },
  {
    says: '删除第',
    name: /^(删除第 \d+ 组包裹|Remove group \d+)$/,
    does: 'takes parcels out of what a price is asked for',
    test: `${widgets}/shipping/src/quote/ShippingQuote.test.tsx`,
  },
  {
    says: '打印报价',
    does: 'prints the quote alone',
    test: `${portal}/logistics/LinesPage.test.tsx`,
  },
  {
    says: '复制链接',
    does: 'copies the address of the quote',
    test: `${portal}/logistics/LinesPage.test.tsx`,
  },
  {
    says: '刷新',
    within: '.ch-tracking',
    name: /^(刷新|Refresh)$/,
    does: 'looks parcels up again',
    test: `${widgets}/shipping/src/tracking/Tracking.test.tsx`,
  },
  {
    says: '复制',
    name: /^复制/,
    within: '.warehouse-address',
    does: 'copies the address of a warehouse, or a field of it',
    test: `${portal}/logistics/warehouse/WarehousePage.test.tsx`,
  },
  {
    says: '退出登录',
    does: 'ends the session',
    test: `${journeys}/signs-in.spec.ts`,
  },
  {
    says: '在新窗口登录',
    does: 'opens sign-on in a window of its own',
    test: `${journeys}/signs-in.spec.ts`,
  },
]

/** Returns the row of a button in `acts`; undefined without one. `isWithin` returns whether it is in a part of the page. */
export const actOf = (name: string, isWithin: (selector: string) => boolean): Act | undefined =>
  acts.find(
    (act) =>
      (act.name ? act.name.test(name) : act.within !== undefined || act.says === name) &&
      (act.within === undefined || isWithin(act.within)),
  )
