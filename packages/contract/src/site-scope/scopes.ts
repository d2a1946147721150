/** The widgets that call for a signed-in visitor, each a scope of its own. */
export const widgetScopes = [
  'assistant',
  'class-application',
  'competition',
  'course',
  'evaluation',
  'organisation',
] as const
/** What the widget of that name may do for the visitor of a site. */
export type WidgetScope = (typeof widgetScopes)[number]

/** What a site's pages may do for their signed-in visitor; `full` is what the portal's own pages may. */
export const siteScopes = [...widgetScopes, 'full'] as const
/** A scope of a site. */
export type SiteScope = (typeof siteScopes)[number]
