import { getRegionTree } from '@chuhai/contract/region'
import { createFakeCore, createServerDouble } from '@chuhai/core/testing'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { fillIn, regionTree, userOf, validValues } from '../testing'
import { OrganisationDialog } from './OrganisationDialog'
import { createOrganisationFormStore } from './store'

const show = (uploadImage = vi.fn(async () => 'https://files.example/a.jpg')) => {
  const server = createServerDouble().answer(getRegionTree, regionTree)
  const core = createFakeCore({}, { server, user: userOf() })
  fillIn(createOrganisationFormStore(core), { ...validValues, licencePic: '' })
  const { container } = render(
    <OrganisationDialog core={core} isOpen locale="zh-CN" uploadImage={uploadImage} onClose={() => {}} />,
  )
  const user = userEvent.setup({ applyAccept: false })
  const choose = (name: string, bytes = 4) =>
    user.upload(container.querySelector('input[type=file]') as HTMLInputElement, [
      new File([new Uint8Array(bytes)], name),
    ])
  const kept = () => createOrganisationFormStore(core).$state.get().values.licencePic
  return { core, user, choose, kept, uploadImage }
}

afterEach(cleanup)

describe('the licence', () => {
  it('is sent at once, shown, and kept with the draft', async () => {
    const { core, choose, kept, uploadImage } = show()
    await choose('licence.JPG')
    const picture = await screen.findByRole<HTMLImageElement>('img', { name: '营业执照' })
    expect(picture.src).toBe('https://files.example/a.jpg')
    expect(screen.getAllByText('上传成功').length).toBeGreaterThan(0)
    expect(uploadImage).toHaveBeenCalledWith(core, expect.any(File), expect.anything())
    expect(kept()).toBe('https://files.example/a.jpg')
  })

  it('is gone with 删除', async () => {
    const { user, choose, kept } = show()
    await choose('licence.png')
    await user.click(await screen.findByRole('button', { name: '删除' }))
    expect(screen.queryByRole('img', { name: '营业执照' })).toBeNull()
    expect(kept()).toBe('')
  })

  it.each([
    ['licence.gif', 4, '只能上传png、jpeg、jpg格式的文件'],
    ['licence.jpg', 10_485_761, '图片大小不能超过10M'],
  ])('is not sent as %s of %i bytes', async (name, bytes, message) => {
    const { choose, uploadImage } = show()
    await choose(name, bytes)
    expect(screen.getAllByText(message).length).toBeGreaterThan(0)
    expect(uploadImage).not.toHaveBeenCalled()
  })

  it('says why it did not arrive', async () => {
    const { choose, kept } = show(
      vi.fn(async () => {
        throw new Error('文件服务暂时不可用')
      }),
    )
    await choose('licence.jpg')
    expect((await screen.findAllByText('文件服务暂时不可用')).length).toBeGreaterThan(0)
    expect(kept()).toBe('')
  })
})
