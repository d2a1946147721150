// As the templates of bundlers declare it.
declare module '*.css' {}
