import { priceText } from '@chuhai/contract/money'
import type { MakerSpace } from '@chuhai/contract/publication'
import { chinaDay } from '@chuhai/core/dates'
import { Part } from '../Part'
import type { PartProps } from '../PublicationDetail'
import { Terms } from '../Terms'

export const SpaceFacts = ({ item }: PartProps<MakerSpace>) => (
  <Terms
    terms={[
      ['地址', `${item.city} · ${item.address}`],
      ['交通', item.transport],
      ['面积', `${item.area.toLocaleString('en-US')} ㎡`],
      ['空余', `${item.vacant} 个工位（${chinaDay(item.publishedAt)}）`],
      ['起价', `${priceText(item.price)}/工位/月`],
      ['配套', item.facilities.join('、')],
    ]}
  />
)

export const SpaceRooms = ({ item }: PartProps<MakerSpace>) => (
  <Part title="房型与租金">
    <table>
      <thead>
        <tr>
          <th scope="col">房型</th>
          <th scope="col">大小</th>
          <th scope="col">月租</th>
          <th scope="col">说明</th>
        </tr>
      </thead>
      <tbody>
        {item.rooms.map(({ name, size, price, note }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{size}</td>
            <td>{priceText(price)}</td>
            <td>{note}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Part>
)
