import { createApp } from 'vue'
import Contact from './Contact.vue'

createApp(Contact).mount('#app')
