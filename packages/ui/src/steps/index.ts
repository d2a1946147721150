export { Steps, type StepsProps } from './Steps'
