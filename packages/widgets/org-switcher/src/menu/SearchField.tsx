import { Icon } from '@chuhai/ui'
import { iconSearch } from '@chuhai/ui/icons'
import type { Ref } from 'react'

interface SearchFieldProps {
  ref: Ref<HTMLInputElement>
  label: string
  /** The list it narrows, and the row its keys are on; none where nothing is found. */
  listId: string
  activeId: string | undefined
  value: string
  onType(text: string): void
}

/** Narrows the list; the focus stays here while the arrows walk through the rows. */
export const SearchField = ({ ref, label, listId, activeId, value, onType }: SearchFieldProps) => (
  <div className="ch-org-menu__search">
    <Icon path={iconSearch} size={16} />
    <input
      ref={ref}
      className="ch-org-menu__input"
      type="text"
      role="combobox"
      aria-label={label}
      aria-autocomplete="list"
      aria-expanded={Boolean(activeId)}
      aria-controls={listId}
      aria-activedescendant={activeId}
      placeholder={label}
      autoComplete="off"
      spellCheck="false"
      enterKeyHint="search"
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
      onCompositionEnd={(event) => onType(event.currentTarget.value)}
    />
  </div>
)
