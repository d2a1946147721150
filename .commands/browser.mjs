import { spawnSync } from 'node:child_process'
import { findProgram, installDebianPackages } from './debian.mjs'

const programFolders = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]

const findBrowser = () =>
  findProgram([
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ...programFolders
      .filter(Boolean)
      .flatMap((folder) => [
        `${folder}\\Google\\Chrome\\Application\\chrome.exe`,
        `${folder}\\Microsoft\\Edge\\Application\\msedge.exe`,
      ]),
  ])

/** Without one, a browser on Linux looks for each Chinese character in vain: pages are drawn as boxes, and slowly. */
const lacksChineseFont = () => {
  const { status, stdout } = spawnSync('fc-list', [':lang=zh'], { encoding: 'utf8' })
  return status === 0 && stdout.trim() === ''
}

/**
 * A Chromium for the tests in a browser, installed where that is allowed.
 * @returns {Promise<{ path: string } | { missing: string }>}
 */
export async function prepareBrowser(progress) {
  const lacking = [!findBrowser() && 'chromium', lacksChineseFont() && 'fonts-noto-cjk'].filter(Boolean)
  if (lacking.length > 0) await installDebianPackages(lacking, progress)
  const path = findBrowser()
  return path
    ? { path }
    : {
        missing:
          '没有找到 Chromium 或 Chrome。请安装（Debian/Ubuntu：sudo apt-get install -y chromium fonts-noto-cjk），或用 CHROMIUM_PATH 指明它的位置。(No browser found.)',
      }
}
