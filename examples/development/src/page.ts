const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** Escapes text for HTML and attributes. */
export const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? '')

interface Look {
  name: string
  /** Says what the service does not do. */
  badge: string
  footer: string
  /** Stylesheet of the service, loaded after the shared ones. */
  stylesheet: string
}

/** Returns the frame of the pages of a service: head, header and footer around `main`. */
export const createShell = ({ name, badge, footer, stylesheet }: Look) => {
  const links = ['page.css', 'controls.css', stylesheet].map(
    (file) => `<link rel="stylesheet" href="/${file}">`,
  )
  return (title: string, main: string, head = '') => `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escaped(title)} · ${name}</title>
<link rel="icon" href="/mark.svg">
${links.join('\n')}${head}
</head>
<body>
<header><div class="bar"><img src="/mark.svg" alt="" width="28" height="28"><strong>${name}</strong><span class="badge">${badge}</span></div></header>
<main>${main}</main>
<footer>${footer}</footer>
</body>
</html>`
}

/** Renders a group of radio buttons, each with its name and its meaning. */
export const optionsOf = (
  field: string,
  legend: string,
  choices: Record<string, [name: string, meaning: string]>,
  chosen: string,
) => {
  const options = Object.entries(choices).map(([value, [name, meaning]]) => {
    const checked = value === chosen ? ' checked' : ''
    return `<label><input type="radio" name="${field}" value="${value}"${checked}><span><b>${name}</b><small>${meaning}</small></span></label>`
  })
  return `<fieldset><legend>${legend}</legend><div class="options">${options.join('')}</div></fieldset>`
}
