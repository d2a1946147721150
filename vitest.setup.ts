import { configure } from '@testing-library/dom'

configure({ asyncUtilTimeout: 10_000 })
