/**
 * Which sources share a file. A click waits for what it needs and nothing else, in five files side by side: what shows
 * the form early, the form as it is shown, the panels, the form, and `base`, which has what the last two and others share.
 */
export const sharedFiles = ({ ofEarly, ofEarlyForm, ofClick, ofOtherPanels }) => {
  const isLater = (id) => !ofClick.has(id)
  const isOfOtherPanels = (id) => isLater(id) && ofOtherPanels.has(id)
  const isOfFormAlone = (id) =>
    /loader\/src|rendered-form|widgets\/consultation|ui\/src\/section-select/.test(id)

  return [
    // What the form is painted with and others need as well comes with what shows it.
    { name: 'early', test: (id) => ofEarly.has(id) || (ofEarlyForm.has(id) && !isOfFormAlone(id)) },
    { name: 'early-form', test: (id) => ofEarlyForm.has(id) },
    {
      name: 'base',
      test: (id) => ofClick.has(id) || (isOfOtherPanels(id) && /ui\/src\/button/.test(id)),
      minShareCount: 3,
    },
    {
      name: 'parts',
      test: (id) => isOfOtherPanels(id) && /valibot|ui\/src\/(icons|skeleton)/.test(id),
      minShareCount: 2,
    },
    {
      name: 'chat',
      test: (id) =>
        isOfOtherPanels(id) && /valibot|contract\/src\/(list|assistant)|widgets\/ai-chat/.test(id),
    },
    { name: 'icons', test: (id) => isLater(id) && /ui\/src\/icons/.test(id), minShareCount: 2 },
    { name: 'element', test: /ui\/src\/element\//, minShareCount: 2 },
    {
      name: 'login',
      test: /loader\/src\/elements\/login|widgets\/login\/src\/(element|LoginArea|account\/(?!AccountMenu|account-menu))/,
    },
    // A request to sign on waits for one file of its own.
    {
      name: 'sign-on',
      test: /loader\/src\/sign-on\.|widgets\/login\/src\/(SignOn|returning|dialogs|flow)|core\/src\/sign-on\/(?!sign-on\.)/,
    },
  ]
}
