import "#app/styles/app.css";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { MemoryRouter } from "react-router";
import UiShowcase from "#app/routes/dev/ui.tsx";
import { Toaster } from "#ui/toast.tsx";
import { LateAnswers } from "./late-answers.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("The page has no place for the showcase");

createRoot(root).render(
  <StrictMode>
    <MemoryRouter>
      {location.pathname === "/respostas" ? <LateAnswers /> : <UiShowcase />}
      <Toaster />
    </MemoryRouter>
  </StrictMode>,
);
