import type { Messages } from '../../app/messages'

const zhCN = {
  refusals: {
    ORDER_SOLD_OUT: { title: '名额已满', text: '已经没有剩余名额，可以加入候补，或者看看其他班次。' },
    ORDER_CLOSED: { title: '报名已截止', text: '这一班不再接受报名，可以看看其他班次。' },
    ORDER_ALREADY_OWNED: { title: '您已购买', text: '无需重复下单，可以查看订单或直接开始。' },
    ORDER_AWAITS_PAYMENT: {
      title: '您有一笔待付款的订单',
      text: '那笔订单还为您保留。请先完成付款，或者取消后重新提交。',
    },
    ORDER_NOT_ELIGIBLE: {
      title: '报名审核通过后才能付款',
      text: '请先提交报名表，审核通过后再来付款。',
    },
  },
  /** What is said otherwise of a kind. */
  ofKind: {
    activity: {
      ORDER_NOT_ELIGIBLE: { title: '先报名，再付款', text: '这场活动还没有为您保留名额，请在活动页面报名。' },
    },
    storeService: {
      ORDER_NOT_ELIGIBLE: { title: '申请通过后才能付款', text: '请先提交开店申请，审核通过后再来付款。' },
      ORDER_CLOSED: {
        title: '这项服务现在不能下单',
        text: '店铺已开通、平台没有通过，或者您后来换了一种合作方式，请看“我的店铺”。',
      },
    },
    marketPackage: {
      ORDER_CLOSED: {
        title: '套餐有变化，请重新选择',
        text: '服务商调整了价格或套餐，或者暂停接单。请回到服务页面重新选择。',
      },
    },
    shipment: {
      ORDER_CLOSED: {
        title: '运单有变化，请重新选择',
        text: '有运单改过资料、报价过期，或者已经付款。请回到“我的运单”重新勾选。',
      },
    },
    weighing: {
      ORDER_CLOSED: { title: '差价已经结清', text: '这笔差价不需要再付，进度见“我的运单”。' },
      ORDER_NOT_ELIGIBLE: {
        title: '同事正在支付这笔差价',
        text: '请等同事付款。同事取消订单或超过支付时间后，您可以再来支付。',
      },
    },
    consignment: {
      ORDER_CLOSED: { title: '这一单不能下单了', text: '它已经开始办理，进度和订单见“我的委托”。' },
    },
  },
  ways: {
    shelf: {
      course: '看其他课程',
      class: '看其他班次',
      activity: '看近期活动',
      storeService: '看平台',
      consignment: '去委托',
      marketPackage: '看服务市场',
      shipment: '查运费',
      weighing: '我的运单',
    },
    order: '查看订单',
    pay: '去支付',
    apply: '去报名',
    wait: '加入候补',
  },
}

/** Why something cannot be ordered, and what can be done instead. */
export const refusalMessages: Messages<typeof zhCN> = {
  'zh-CN': zhCN,
  en: {
    refusals: {
      ORDER_SOLD_OUT: {
        title: 'Sold out',
        text: 'No places are left. Join the waiting list, or look at other classes.',
      },
      ORDER_CLOSED: { title: 'Closed', text: 'It can no longer be booked, please look at other classes.' },
      ORDER_ALREADY_OWNED: { title: 'You already own this', text: 'Look at your order, or just start.' },
      ORDER_AWAITS_PAYMENT: {
        title: 'You have an unpaid order for it',
        text: 'It is still held. Please pay that order, or cancel it and submit again.',
      },
      ORDER_NOT_ELIGIBLE: {
        title: 'It can be paid once your application is accepted',
        text: 'Please apply first, and pay once you are accepted.',
      },
    },
    ofKind: {
      activity: {
        ORDER_NOT_ELIGIBLE: {
          title: 'Sign up first',
          text: 'No place is kept for you yet: sign up on the page of the activity.',
        },
      },
      storeService: {
        ORDER_NOT_ELIGIBLE: {
          title: 'You can pay once you are accepted',
          text: 'Please apply for the store first.',
        },
        ORDER_CLOSED: {
          title: 'This cannot be ordered now',
          text: 'The store is open, the platform has refused it, or you have chosen another way since: see “My stores”.',
        },
      },
      consignment: {
        ORDER_CLOSED: {
          title: 'This cannot be ordered any more',
          text: 'Work on it has begun: see “My consignments”.',
        },
      },
      shipment: {
        ORDER_CLOSED: {
          title: 'A shipment has changed',
          text: 'Its details or its price are others by now, or it is paid. Please choose again in “My shipments”.',
        },
      },
      weighing: {
        ORDER_CLOSED: {
          title: 'The difference is settled',
          text: 'Nothing is left to pay; see “My shipments”.',
        },
        ORDER_NOT_ELIGIBLE: {
          title: 'A colleague is paying this difference',
          text: 'You can pay it once they have cancelled, or their time is over.',
        },
      },
      marketPackage: {
        ORDER_CLOSED: {
          title: 'The package has changed',
          text: 'The provider has changed it or its price, or takes no orders at present. Please choose again.',
        },
      },
    },
    ways: {
      shelf: {
        course: 'Other courses',
        class: 'Other classes',
        activity: 'Activities',
        storeService: 'Platforms',
        consignment: 'Export goods',
        marketPackage: 'Service market',
        shipment: 'Ask for a price',
        weighing: 'My shipments',
      },
      order: 'See the order',
      pay: 'Pay',
      apply: 'Apply',
      wait: 'Join the waiting list',
    },
  },
}
