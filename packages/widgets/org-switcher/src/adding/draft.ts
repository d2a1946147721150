import type { Core, Submission } from '@chuhai/core'
import { emptyValues, formFields, type OrganisationValues } from './form'

interface AddingDraft {
  values: OrganisationValues
  submission?: Submission | undefined
}

/** Whose draft it is: another user of the same tab does not get to see it. */
type Stored = AddingDraft & { userId?: string | undefined }

/** Drafts come from storage: anything may be in them. */
const isStored = (draft: unknown): draft is Stored => {
  const values = (draft as Stored | null)?.values as Partial<OrganisationValues> | undefined
  const empty = emptyValues()
  return Boolean(
    values &&
      Array.isArray(values.orgLocation) &&
      formFields.every((field) => typeof values[field] === typeof empty[field]),
  )
}

/** What was typed into 新增主体: kept for this tab through reload, sign-in and 取消, gone once it is created. */
export const openDraft = (core: Core, name: string) => {
  const draft = core.drafts.open<Stored>(`organisation.${name}`)
  const userId = () => core.session.$user.get()?.id
  // A session may end while somebody types: what is typed stays theirs.
  let owner = userId()
  return {
    read(): AddingDraft | null {
      const stored = draft.read()
      if (!isStored(stored)) return null
      const isForeign = stored.userId && userId() && stored.userId !== userId()
      return isForeign ? null : stored
    },
    write({ values, submission }: AddingDraft): void {
      owner = userId() ?? owner
      draft.write({ values, submission, userId: owner })
    },
    clear: draft.clear,
  }
}
