import type { DealFile } from '@chuhai/contract/market'
import { Icon } from '@chuhai/ui'
import { iconFile } from '@chuhai/ui/icons'

/** Files that somebody has sent, to be downloaded. */
export const Files = ({ files }: { files: readonly DealFile[] }) =>
  files.length === 0 ? null : (
    <ul className="deal-files">
      {files.map(({ address, name }) => (
        <li key={address}>
          <a href={address} download={name}>
            <Icon path={iconFile} size={18} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
