// The browser keeps no cookies in this frame, so nobody can sign in or out in it: the page around it opens a window instead. Nothing
// secret is told, so any page may hear it.
parent.postMessage({ type: 'NO_COOKIES' }, '*')
