import type { Messages } from '../app/messages'

const zhCN = {
  title: '接下来',
  steps: {
    course: [
      { title: '开始学习', text: '从第一章看起，进度会自动保存，换设备也能接着看。' },
      { title: '收据与发票', text: '收据随时可以打印；发票信息在订单详情里填写和修改。' },
      { title: '需要退款', text: '在退改规则的期限内，可以在订单详情里申请。' },
    ],
    class: [
      {
        title: '准备开课',
        text: '课表和地点在“我的班级”；定下来或有变动时发消息给您，开课前 3 天再提醒一次。',
      },
      { title: '收据与发票', text: '收据随时可以打印；发票信息在订单详情里填写和修改。' },
      { title: '不能参加', text: '在退改规则的期限内，可以在订单详情里申请退款。' },
    ],
    activity: [
      {
        title: '等着出发',
        text: '时间和地点在“我的活动”里，可以加入日历；有变动时发消息给您，开始前 3 天和前 1 天再提醒。',
      },
      { title: '收据与发票', text: '收据随时可以打印；发票信息在订单详情里填写和修改。' },
      { title: '不能参加', text: '在退改规则的期限内，可以在订单详情里申请退款。' },
    ],
    storeService: [
      { title: '看开店进度', text: '每个阶段、要办的事和截止时间都在“我的店铺”里。' },
      { title: '收据与发票', text: '收据随时可以打印；发票信息在订单详情里填写和修改。' },
      { title: '需要退款', text: '按开店进度退款，在订单详情里申请。' },
    ],
    consignment: [
      { title: '看办理进度', text: '单证、报关、收汇、退税，每一段的时间和说明都在“我的委托”里。' },
      { title: '收据与发票', text: '收据随时可以打印；发票信息在订单详情里填写和修改。' },
      { title: '需要退款', text: '按办理进度退款，在订单详情里申请。' },
    ],
    marketPackage: [
      { title: '提交服务资料', text: '服务商要的资料在“我的服务”里填写，提交后才能接单。' },
      { title: '留言与交付', text: '和服务商的留言、文件、交付的成果都在这一笔服务里。' },
      { title: '不再需要', text: '接单前可以自己取消，全额退款；接单后有分歧，由平台裁定。' },
    ],
    shipment: [
      { title: '打印面单', text: '每件一张，100×150 毫米，贴在包裹最大的一面。' },
      { title: '交货', text: '送到运单上选定的仓库，或在约定的日子等候上门揽收。' },
      { title: '不再需要', text: '交货前可以取消运单，运费全额原路退回。' },
    ],
    weighing: [
      { title: '包裹继续发运', text: '差价结清后仓库安排出库，进度在“我的运单”里。' },
      { title: '收据与发票', text: '收据随时可以打印；发票信息在订单详情里填写和修改。' },
    ],
  },
}

/** What there is to do once something is bought. */
export const nextMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    title: 'Next',
    steps: {
      course: [
        { title: 'Start learning', text: 'Your progress is kept, on every device.' },
        {
          title: 'Receipt and invoice',
          text: 'Print the receipt at any time; the invoice is in your order.',
        },
        { title: 'Refunds', text: 'Ask for one in your order, within the cancellation rules.' },
      ],
      class: [
        {
          title: 'Get ready',
          text: 'Timetable and place are in “My classes”. We send a message when they are settled or change, and 3 days before.',
        },
        {
          title: 'Receipt and invoice',
          text: 'Print the receipt at any time; the invoice is in your order.',
        },
        { title: 'Cannot come', text: 'Ask for a refund in your order, within the cancellation rules.' },
      ],
      activity: [
        {
          title: 'Get ready',
          text: 'Time and place are in “My activities”. We send a message when they change, and 3 days and 1 day before.',
        },
        {
          title: 'Receipt and invoice',
          text: 'Print the receipt at any time; the invoice is in your order.',
        },
        { title: 'Cannot come', text: 'Ask for a refund in your order, within the cancellation rules.' },
      ],
      storeService: [
        {
          title: 'Follow the opening',
          text: 'Each stage, what you have to do and by when: see “My stores”.',
        },
        {
          title: 'Receipt and invoice',
          text: 'Print the receipt at any time; the invoice is in your order.',
        },
        { title: 'Refunds', text: 'By the stage of the opening; ask for one in your order.' },
      ],
      consignment: [
        {
          title: 'Follow the work',
          text: 'Papers, customs, currency, rebate: time and words of each are in “My consignments”.',
        },
        {
          title: 'Receipt and invoice',
          text: 'Print the receipt at any time; the invoice is in your order.',
        },
        { title: 'Refunds', text: 'By the stage of the work; ask for one in your order.' },
      ],
      marketPackage: [
        {
          title: 'Say what you need',
          text: 'The provider asks for it in “My services”, and accepts once it is there.',
        },
        {
          title: 'Messages and results',
          text: 'What you write to each other, and what is delivered, stays together.',
        },
        {
          title: 'Not needed any more',
          text: 'Cancel before it is accepted and all of the money goes back; afterwards we decide in a dispute.',
        },
      ],
      shipment: [
        { title: 'Print the labels', text: 'One for each parcel, 100 × 150 mm, on its largest side.' },
        {
          title: 'Hand them over',
          text: 'Bring the parcels to the warehouse, or have them collected on the day you chose.',
        },
        {
          title: 'Not needed any more',
          text: 'Until then you can cancel, and all of the freight goes back to you.',
        },
      ],
      weighing: [
        {
          title: 'The parcels go on',
          text: 'The warehouse sends them; see “My shipments” for the progress.',
        },
        {
          title: 'Receipt and invoice',
          text: 'Print the receipt at any time; invoices are filled in with the order.',
        },
      ],
    },
  },
}
