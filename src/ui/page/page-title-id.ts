/** Id of the heading that gets the focus after a change of route. */
export const PAGE_TITLE_ID = 'page-title'
