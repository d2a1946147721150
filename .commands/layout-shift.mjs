/**
 * The cumulative layout shift of a page since it was opened, without shifts after input, up to the next painted frame.
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
