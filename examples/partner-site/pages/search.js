/** Hides the notices that do not contain what was searched for. */
function showMatches() {
  const words = new URLSearchParams(location.search).get('q')?.trim()
  const result = document.querySelector('#search-result')
  if (!words || !result) return
  const notices = [...document.querySelectorAll('[data-notice]')]
  for (const notice of notices) notice.hidden = !notice.textContent.includes(words)
  const found = notices.filter(({ hidden }) => !hidden).length
  result.textContent = found
    ? `“${words}”：${found} 条公告`
    : `没有找到含有“${words}”的公告，请换一个词，或致电 0574-0000 8800。`
  result.hidden = false
  document.querySelector('#site-search').value = words
}

document.addEventListener('swap', showMatches)
showMatches()
