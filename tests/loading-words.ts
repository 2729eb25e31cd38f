/** How what says that something is loading begins or ends, in every language of the app. */
export const LOADING = /^(Loading|Загружаем|Загрузка|Cargando)|загружа[ею]тся$/
