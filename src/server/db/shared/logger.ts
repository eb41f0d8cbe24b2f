/** The part of the program's logger that the database layer needs. */
export interface Logger {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
}
