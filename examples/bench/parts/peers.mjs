import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'esbuild'
import { execa } from 'execa'
import { root } from '../../../.commands/first-step.mjs'

const folder = join(root, '.cache/peers')
const packages = ['@calcom/embed-core@1.5.3', '@sentry/browser@11.12.0']

/** Their form is in the bundle of the page, so that a press fetches nothing. */
const sentry = `import { feedbackIntegration, init } from '@sentry/browser'
init({
  dsn: location.protocol + '//key@' + location.host + '/1',
  defaultIntegrations: false,
  integrations: [feedbackIntegration({ triggerLabel: '在线咨询', showBranding: false, enableScreenshot: false })],
})`

/** Their embed, and a button; the frame gets a page of ours, because it is the shell around it that is measured. */
const calcom = `const Cal = (window.Cal = function () { Cal.q.push(arguments) })
Object.assign(Cal, { ns: {}, q: [], loaded: true })
Cal('init', { origin: location.origin })
const button = Object.assign(document.createElement('button'), { textContent: '在线咨询' })
button.dataset.calLink = 'chuhai/talk'
document.body.append(button)
`

/** How a press opens the form of each: the button, the elements that it comes in, and what it is in their shadow roots. */
export const peers = {
  calcom: { button: '[data-cal-link]', opens: { hosts: 'cal-modal-box', forms: '.modal-box' } },
  sentry: {
    button: '#sentry-feedback .widget__actor',
    opens: { hosts: '#sentry-feedback', forms: 'form' },
  },
}

/** Installs the peers for this benchmark alone and returns the script of each. */
export async function peerScripts() {
  mkdirSync(folder, { recursive: true })
  const quietly = ['--no-save', '--no-audit', '--no-fund', '--ignore-scripts']
  await execa('npm', ['install', '--prefix', folder, ...quietly, ...packages])
  const { outputFiles } = await build({
    stdin: { contents: sentry, resolveDir: folder },
    bundle: true,
    minify: true,
    write: false,
  })
  const embed = readFileSync(join(folder, 'node_modules/@calcom/embed-core/dist/embed/embed.js'), 'utf8')
  return { calcom: calcom + embed, sentry: outputFiles[0].text }
}
