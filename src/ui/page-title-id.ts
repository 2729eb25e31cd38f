/** Where the focus goes after a change of route. */
export const PAGE_TITLE_ID = 'page-title'
