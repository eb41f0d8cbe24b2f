import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2023",
    // The content policy forbids data: scripts and fonts; every asset is a file with a hashed name.
    assetsInlineLimit: 0,
  },
  // All packages are found before the first page: one met later would make Vite reload the page under its visitor.
  optimizeDeps: {
    entries: ["src/app/**/*.{ts,tsx}", "!src/app/**/*.test.{ts,tsx}", "!src/app/entry.server.tsx"],
  },
  server: { host: "127.0.0.1" },
});
