import { type ReactNode, useRef, useState } from 'react'
import { Button } from '../button/Button'
import { DialogPanel } from '../dialog/Dialog'
import { Icon } from '../icons/Icon'
import { iconInfo } from '../icons/paths'
import { SectionPanel } from '../section-select/SectionPanel'
import { Listbox } from '../select/Listbox'
import { ForcedState } from './forced-state'
import { positions, sections } from './sample'

const quiet = () => undefined

const Titled = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <div>
    <h2 className="states-name" id={id}>
      {title}
    </h2>
    {children}
  </div>
)

/** A list, a panel of two columns, a dialog and a hint, all opened beside each other. */
export const OpenedPanels = () => {
  // Without an anchor nothing is put into the top layer: the panels stand in the page.
  const anchor = useRef(null)
  const keys = useRef(null)
  const [chosen, setChosen] = useState(['亚马逊', '速卖通', '头程物流'])
  const [job, setJob] = useState('销售/商务负责人')
  return (
    <div className="states-opened">
      <Titled id="states-list-label" title="单选下拉展开">
        <Listbox
          id="states-list"
          labelledBy="states-list-label"
          anchor={anchor}
          options={positions}
          value={job}
          openedBy={undefined}
          keys={keys}
          onActive={quiet}
          onChoose={setJob}
          onClose={quiet}
        />
      </Titled>
      <Titled id="states-panel-label" title="多选下拉展开">
        <SectionPanel
          id="states-panel"
          trigger={anchor}
          labelledBy="states-panel-label"
          anchor={anchor}
          sections={sections}
          value={chosen}
          onChange={setChosen}
          onClose={quiet}
        />
      </Titled>
      <div>
        <h2 className="states-name">对话框，焦点先落在“取消”</h2>
        <DialogPanel
          title="删除这位成员？"
          titleId="states-dialog"
          width={400}
          onClose={quiet}
          footer={
            <>
              <ForcedState state="focus">
                <Button variant="secondary">取消</Button>
              </ForcedState>
              <Button variant="danger">删除</Button>
            </>
          }
        >
          石可的信息会从布谷鸟团队移除，提交前可以重新添加。
        </DialogPanel>
        <h2 className="states-name states-hint-name">浮层提示</h2>
        <div className="states-tip">营业执照上“住所”一栏的地址，精确到门牌号。</div>
        <div className="states-hint">
          详细地址 <Icon path={iconInfo} size={16} />
        </div>
      </div>
    </div>
  )
}
