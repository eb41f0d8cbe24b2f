import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { listFirstViewModules, listStorefrontPieces } from "./scripts/storefront-modules.ts";

/** What the storefront's first view needs goes into two files: fifty small ones compress worse and cost fifty requests. */
function groupFirstView() {
  const firstView = listFirstViewModules();
  const pieces = listStorefrontPieces();
  return {
    groups: [
      {
        name: "framework",
        test: /node_modules[\\/](react|react-dom|react-router|scheduler)[\\/]/,
        priority: 2,
      },
      { name: "shop", test: (id: string) => firstView.has(id), priority: 1 },
      { name: "pieces", test: (id: string) => pieces.has(id), minShareCount: 2, priority: 1 },
      // What pages and screens share, in few files: the list of all files travels with every page of the shop.
      { name: "icons", test: /lucide-react/, minShareCount: 2 },
      {
        name: "offline",
        test: /[\\/](connection|register-worker|waiting-orders|private-copy|guard-copy)\.ts$/,
      },
      { name: "accounts", test: /[\\/](staff-role|after-login|account-field|submit-button)\.tsx?$/ },
      { name: "back-office", test: /features[\\/]admin[\\/]|@tanstack/, minShareCount: 2 },
    ],
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), reactRouter()],
  build: {
    target: "es2023",
    // The content policy forbids data: scripts and fonts; every asset is a file with a hashed name.
    assetsInlineLimit: 0,
    ...(!isSsrBuild && { rolldownOptions: { output: { codeSplitting: groupFirstView() } } }),
  },
  // All packages are found before the first page: one met later would make Vite reload the page under its visitor.
  optimizeDeps: {
    entries: ["src/app/**/*.{ts,tsx}", "!src/app/**/*.test.{ts,tsx}", "!src/app/entry.server.tsx"],
  },
  server: { host: "127.0.0.1" },
}));
