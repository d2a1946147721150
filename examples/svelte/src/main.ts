import { mount } from 'svelte'
import Contact from './Contact.svelte'

mount(Contact, { target: document.getElementById('app') as HTMLElement })
