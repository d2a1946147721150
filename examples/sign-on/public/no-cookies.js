// The browser blocks cookies in this iframe, so the embedding page has to open a popup instead. The message has no secrets, so any
// origin may receive it.
parent.postMessage({ type: 'NO_COOKIES' }, '*')
