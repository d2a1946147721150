import { createShell, escaped, optionsOf } from '@chuhai-examples/development'
import type { Behaviour } from './behaviour'
import type { Booking } from './booking'
import { type Incident, incidents, localTime, routeOf } from './route'

const shell = createShell({
  name: '演示承运商',
  badge: '不会运货',
  footer: '本页供开发和演示使用，不连接任何承运商，也不会有人上门取件。',
  stylesheet: 'parcels.css',
})

const behaviourNames: Record<Behaviour, [name: string, meaning: string]> = {
  normal: ['正常', '立即办理并应答'],
  slow: ['缓慢', '办好了，但二十秒后才应答'],
  failing: ['失败', '暂时不办，对方会重试'],
  refusing: ['拒单', '永久拒绝下单'],
  cut: ['断线', '办好了，应答前断开连接'],
  repeating: ['重复', '每个节点说两遍，通知连发三次'],
  shuffled: ['乱序', '新的节点在前，通知里也是'],
}

const switchesOf = (current: Behaviour) =>
  `<section class="card test"><form method="post" action="/behaviour">${optionsOf('behaviour', '测试选项：怎样应答门户', behaviourNames, current)}
<div class="buttons"><button class="primary">应用</button></div></form></section>`

const incidentNames: Record<Incident, string> = {
  ID: '海关要资料',
  NH: '派送未成功',
  WX: '天气延误',
  PP: '到自提点',
  RT: '退回',
  ZZ9: '未知代码',
}

/** Moves of a parcel, beside incidents. */
export const moves = ['next', 'all'] as const

const isIncident = (code: string): code is Incident => Object.hasOwn(incidents, code)
/** Codes of incidents. */
export const incidentCodes: readonly Incident[] = Object.keys(incidents).filter(isIncident)

const buttonsOf = ({ form, step, cancelledAt }: Booking) => {
  if (cancelledAt !== null) return ''
  const next = routeOf(form)[step]
  const usual = next
    ? `<button class="primary" name="move" value="next">下一步：${next.code}</button><button name="move" value="all">走到签收</button>`
    : ''
  const others = incidentCodes.map(
    (code) => `<button name="move" value="${code}">${incidentNames[code]}</button>`,
  )
  return `<div class="buttons">${usual}${others.join('')}</div>`
}

const parcelOf = (booking: Booking) => {
  const { number, carrierNumber, form, events, cancelledAt } = booking
  const steps = events
    .toReversed()
    .map(
      ({ at, zone, code, place }) =>
        `<li><time>${at} ${escaped(zone.split('/').at(-1) ?? '')}</time><b>${code}</b><span>${escaped(place)}</span></li>`,
    )
  return `<form class="parcel" method="post" action="/parcel/${number}"><h2>${carrierNumber}</h2>
<p class="limit">${escaped(number)}，${form.index}/${form.count}，${form.parcel.grams} 克，寄往 ${escaped(form.recipient.city)} ${form.recipient.country}${cancelledAt === null ? '' : '，已取消'}</p>
<ol>${steps.join('')}</ol>${buttonsOf(booking)}</form>`
}

const shownParcels = 50

/** The switch, and the last parcels. */
export const indexPage = (bookings: readonly Booking[], current: Behaviour, now: number) => {
  const parcels = bookings.slice(-shownParcels).reverse().map(parcelOf)
  const list =
    parcels.length > 0
      ? parcels.join('')
      : '<p class="empty">还没有包裹。门户里付了款的运单会下单到这里。</p>'
  return shell(
    '包裹',
    `${switchesOf(current)}<section class="card"><h1>包裹</h1><p class="limit">现在 ${localTime(now, 'Asia/Shanghai')}（北京时间）</p>${list}</section>`,
  )
}

/** A request that was not understood. */
export const problemPage = (text: string) =>
  shell(
    '无法办理',
    `<section class="card"><h1>无法办理</h1><p class="limit">${escaped(text)}。</p></section>`,
  )
