/**
 * How much a page has moved by itself since it was opened (cumulative layout shift), up to the frame that is painted next.
 * @param {import('@playwright/test').Page} page
 */
export const layoutShiftOf = (page) =>
  page.evaluate(async () => {
    let sum = 0
    const add = (entries) => {
      for (const { value, hadRecentInput } of entries) if (!hadRecentInput) sum += value
    }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    observer.observe({ type: 'layout-shift', buffered: true })
    await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
    add(observer.takeRecords())
    observer.disconnect()
    return sum
  })
