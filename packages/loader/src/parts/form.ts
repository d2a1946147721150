export * from '@chuhai/consultation'
