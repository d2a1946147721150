import { Button } from '../button/Button'
import { Checkbox } from '../choice/Checkbox'
import { TextField } from '../text-field/TextField'
import { Toast } from '../toasts/Toasts'
import { ForcedState } from './forced-state'

const quiet = () => undefined
const field = { label: '公司名称', labelHidden: true, onChange: quiet }

/** The dark theme in one box. */
export const NightStates = () => (
  <section className="chuhai states-night" data-theme="dark" aria-label="深色">
    <div className="states-line">
      <Button>提交</Button>
      <ForcedState state="hover">
        <Button>提交</Button>
      </ForcedState>
      <ForcedState state="focus">
        <Button>提交</Button>
      </ForcedState>
      <Button busy>提交</Button>
      <Button disabled>提交</Button>
      <Button variant="secondary">取消</Button>
      <Button variant="quiet">添加成员</Button>
      <Button variant="text">查看全部</Button>
      <Button variant="action">立即报名</Button>
      <Button variant="danger">删除</Button>
    </div>
    <div className="states-fields">
      <TextField {...field} value="" placeholder="请输入" />
      <ForcedState state="focus">
        <TextField {...field} value="宁波宁居家居" />
      </ForcedState>
      <TextField {...field} value="1386810" error="请输入正确手机号" />
      <TextField {...field} value="" placeholder="不可修改" disabled />
    </div>
    <div className="states-line">
      <Toast kind="success" text="操作成功！" />
      <Toast kind="warning" text="请注意" />
      <Toast kind="error" text="系统错误，请稍后再试！" />
      <Checkbox checked onChange={quiet}>
        同意出海云使用以上信息
      </Checkbox>
    </div>
  </section>
)
