export { OrganisationMenu } from './OrganisationMenu'
