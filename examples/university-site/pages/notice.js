/** The dates of the competition stand in one place, its organiser's: this notice shows what is announced there. */
const { origin } = new URL(document.querySelector('script[data-widgets]').src)
const space = '\u00a0'

/** `2026-12-18` is 12 月 18 日. */
const dayText = (date) => {
  const [, month, day] = date.split('-').map(Number)
  return `${month}${space}月${space}${day}${space}日`
}
const yearText = (date) => `${date.slice(0, 4)}${space}年${space}`

/** From 2026 年 12 月 18 日 to 1 月 8 日 the year changes, and is written again. */
const windowText = ({ startsOn, endsOn }) => {
  const isNewYear = endsOn.slice(0, 4) !== startsOn.slice(0, 4)
  const end = (isNewYear ? yearText(endsOn) : '') + dayText(endsOn)
  return `${yearText(startsOn)}${dayText(startsOn)}至 ${end}。`
}

const rowOf = (stage) => {
  const row = document.createElement('tr')
  const days = [stage.startsOn, stage.endsOn].filter(Boolean).map(dayText).join('–')
  for (const text of [stage.name, days, stage.text]) row.insertCell().textContent = text
  return row
}

const response = await fetch(`${origin}/api/competition/edition/6/programme`)
if (response.ok) {
  const { schedule } = (await response.json()).data
  document.querySelector('#sign-up').textContent = windowText(schedule[0])
  document.querySelector('#schedule').replaceChildren(...schedule.map(rowOf))
}
