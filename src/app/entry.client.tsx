import { StrictMode, startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";

// The shop has only a dark theme, but 'theme' is a key that other parts of the product read.
try {
  localStorage.setItem("theme", "dark");
} catch {
  // Storage may be forbidden; the server renders the page dark anyway.
}

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});
