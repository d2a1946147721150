const toggle = () => document.querySelector('#nav-toggle')
const servicesButton = () => document.querySelector('#services-button')

function showServices(isOpen) {
  servicesButton().setAttribute('aria-expanded', String(isOpen))
  document.querySelector('#services-menu').hidden = !isOpen
}

/** Shows the navigation on small screens; on wide ones it is always there. */
export function openNavigation() {
  toggle().setAttribute('aria-expanded', 'true')
}

export function closeMenus() {
  toggle().setAttribute('aria-expanded', 'false')
  showServices(false)
}

const isOpen = (button) => button.getAttribute('aria-expanded') === 'true'

document.addEventListener('click', ({ target }) => {
  if (target.closest('#services-button')) return showServices(!isOpen(servicesButton()))
  if (target.closest('#nav-toggle')) {
    return toggle().setAttribute('aria-expanded', String(!isOpen(toggle())))
  }
  if (!target.closest('#nav') || target.closest('a')) closeMenus()
})
