const kilogramsPerCubicMetre = 167
const densestCubicMetre = 500
const yuan = new Intl.NumberFormat('zh-CN', { maximumFractionDigits: 0 })

/** What a row of the price table asks for this weight and volume. */
function priceOf({ unit, price, minimum }, weight, volume) {
  const amount =
    unit === '千克'
      ? Math.max(weight, volume * kilogramsPerCubicMetre)
      : Math.max(volume, weight / densestCubicMetre)
  const charged = Math.max(amount, Number(minimum))
  return { charged: Number(charged.toFixed(2)), total: charged * Number(price) }
}

document.addEventListener('submit', (event) => {
  const form = event.target
  if (form.id !== 'estimate-form') return
  event.preventDefault()
  const { channel, goods, weight, volume, result } = form.elements
  const row = document.querySelector(`#price-table [data-channel="${channel.value}"]`)
  const { charged, total } = priceOf(row.dataset, Number(weight.value), Number(volume.value))
  const subject = goods.value.trim() ? `${goods.value.trim()}，` : ''
  result.textContent = `${subject}计费 ${charged} ${row.dataset.unit}，约 ¥${yuan.format(total)}，含税到门。`
  result.hidden = false
})
