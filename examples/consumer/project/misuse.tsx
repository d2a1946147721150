import { Consultation } from '@chuhai/consultation'
import { createCore } from '@chuhai/core'
import { Button } from '@chuhai/ui'

// Types that were lost would allow all of these.
// @ts-expect-error base is an address
createCore({ base: 4000 })
// @ts-expect-error sections are a list
export const withoutList = <Consultation sections="amazon" />
// @ts-expect-error there is no such size
export const withoutSize = <Button size="enormous">提交</Button>
