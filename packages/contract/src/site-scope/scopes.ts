/** The widgets that call for a signed-in visitor, each a scope of its own. */
export const widgetScopes = [
  'assistant',
  'class-application',
  'competition',
  'course',
  'evaluation',
  'inbox',
  'organisation',
  'store-application',
] as const
/** A scope of one widget. */
export type WidgetScope = (typeof widgetScopes)[number]

/** The scopes of a site for its signed-in visitor; `full` permits everything that the portal's own pages may do. */
export const siteScopes = [...widgetScopes, 'full'] as const
/** A scope of a site. */
export type SiteScope = (typeof siteScopes)[number]
