import '@chuhai/ai-chat/element'
import '@chuhai/consultation/element'
import '@chuhai/help-box/element'

export const page = (
  <main>
    <chuhai-consultation
      sections="amazon"
      hide-heading
      onchuhai-submitted={({ detail }) => detail.id.trim()}
    />
    <chuhai-consultation sections={['amazon']} hideHeading={false} className="form" theme="dark" />
    <chuhai-help-box side="left" />
    {/* @ts-expect-error there is no such theme */}
    <chuhai-consultation theme="blue" />
    {/* @ts-expect-error there is no such attribute */}
    <chuhai-ai-chat heading />
  </main>
)

const form = document.createElement('chuhai-consultation')
form.sections = ['amazon']
form.hideHeading = true
form.addEventListener('chuhai-submitted', ({ detail }) => detail.id.trim())
document.addEventListener('chuhai-submitted', ({ detail }) => detail.id.trim())
// @ts-expect-error the detail has no name
form.addEventListener('chuhai-submitted', ({ detail }) => detail.name)
// @ts-expect-error sections are a list
form.sections = 'amazon'
