import { useEffect, useState } from 'react'
import { useApp } from '../app/app'

const Offline = () => {
  const { client } = useApp()
  const [isOnline, setOnline] = useState(true)
  useEffect(() => client?.$online.subscribe(setOnline), [client])
  return (
    <div role="status" className="portal__offline">
      {!isOnline && '网络已断开，恢复后可以继续浏览'}
    </div>
  )
}

/** What happens behind the page: the line while the next page is coming, the network, the way out of touch mode. */
export const Status = ({ pending }: { pending: boolean }) => {
  return (
    <>
      <div className="portal__pending" data-pending={pending || undefined} aria-hidden="true" />
      <Offline />
      <a className="portal__leave-touch" href="/?touchMode=0">
        退出触屏版
      </a>
    </>
  )
}
