import '@chuhai/ui/styles.css'
import '@chuhai/consultation/styles.css'
import '@chuhai/help-box/styles.css'
import '@chuhai/login/styles.css'
import { hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'

hydrateRoot(document.getElementById('root'), <App />)
